import Foundation
import Testing

@testable import ReelKit

struct SDKTests {
  private func sdk() throws -> (SDK, TemporaryFolder) {
    let folder = try TemporaryFolder([
      "lib/newsreel/sdk.json":
        #"{"compiler": "Swift version 6.3.1", "modules": ["SwiftUI"], "toolchainModules": ["Glibc"]}"#
    ])
    return (try SDK.find(environment: ["NEWSREEL_SDK": folder.url.path]), folder)
  }

  @Test func anSDKSaysWhatItHas() throws {
    let (sdk, folder) = try sdk()
    #expect(sdk.modules == ["SwiftUI", "Glibc"])
    #expect(sdk.library.path == folder.url.path + "/lib/newsreel/libNewsreel.so")
  }

  @Test func anotherCompilerIsRefusedInASentence() throws {
    let (sdk, folder) = try sdk()
    #expect(throws: Never.self) { try sdk.check(compiler: "Swift version 6.3.1") }
    #expect {
      try sdk.check(compiler: "Swift version 6.4")
    } throws: {
      "\($0)".hasPrefix(
        "The SDK in \(folder.url.path)/lib/newsreel was made with Swift version 6.3.1, and the compiler here is Swift version 6.4"
      )
    }
  }

  @Test func aMissingSDKIsSaidToBeMissing() {
    #expect {
      try SDK.find(environment: ["NEWSREEL_SDK": "/nowhere"])
    } throws: {
      "\($0)".contains("run `make sdk`")
    }
  }

  @Test func theLibraryComesBeforeFoundation() throws {
    let (sdk, _) = try sdk()
    // As an input; a library that is named by -l is put behind those that the compiler adds.
    #expect(sdk.linkerFlags(isDeployed: false).contains(sdk.library.path))
    #expect(!sdk.linkerFlags(isDeployed: false).contains { $0.hasPrefix("-l") })
    #expect(sdk.linkerFlags(isDeployed: true).contains("-rpath=$ORIGIN/lib"))
    #expect(!sdk.linkerFlags(isDeployed: true).contains { $0.contains("rpath=/") })
  }

  @Test func frameworksAreLinkedWhereAProgramUsesThem() throws {
    let flags = try sdk().0.linkerFlags(isDeployed: false)
    let place = try #require(flags.firstIndex { $0.hasSuffix("libNewsreelFrameworks.so") })
    // An input of the compiler's would stand before the option that it depends on.
    #expect(flags[(place - 3)...(place + 2)].joined(separator: " ").hasPrefix("-Xlinker --as-needed -Xlinker /"))
    #expect(flags[place + 2] == "--no-as-needed")
  }

  @Test func whatWasCompiledForAnotherSDKInTheSamePlaceIsCompiledAnew() throws {
    let (sdk, folder) = try sdk()
    defer { withExtendedLifetime(folder) {} }
    try Data().write(to: sdk.library)
    let flags = try [1_000, 2_000].map { (seconds: Double) in
      let date = Date(timeIntervalSince1970: seconds)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: sdk.library.path)
      return sdk.compilerFlags
    }
    #expect(flags[0] != flags[1])
    #expect(flags[0].contains("-DNEWSREEL_SDK=1000"))
  }
}

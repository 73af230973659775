import PackagePlugin

@main
struct Zahlen: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let file = context.pluginWorkDirectory.appending("Gezaehlt.swift")
    return [
      .buildCommand(
        displayName: "Counting", executable: try context.tool(named: "Zaehler").path, arguments: [file.string],
        outputFiles: [file])
    ]
  }
}

import Foundation

/// What lies beside a deployed program: how it is started, by hand, by systemd and in a container.
struct DeploymentTexts {
  /// The executable.
  let name: String
  /// What people call the program.
  let title: String
  /// The system that the program was built on: a container's must not be older.
  var image = Self.systemImage(
    (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? "")

  /// The files by their names.
  var files: [String: String] {
    ["run.sh": script, "\(service).service": unit, "Dockerfile": container]
  }

  private var service: String { name.lowercased() }

  private var script: String {
    """
    #!/bin/sh
    # Serves \(title); see --help.
    exec "$(dirname "$(readlink -f "$0")")/\(name)" "$@"

    """
  }

  private var unit: String {
    """
    # Put the folder at /opt/\(service) and this file into /etc/systemd/system, then: systemctl enable --now \(service)
    [Unit]
    Description=\(title)
    After=network-online.target
    Wants=network-online.target

    [Service]
    ExecStart=/opt/\(service)/run.sh --host 127.0.0.1 --port 8080 --trust-proxy 127.0.0.1,::1
    # NEWSREEL_ORIGIN=https://example.com and NEWSREEL_SECRET=... go there.
    EnvironmentFile=-/etc/\(service).env
    Environment=NEWSREEL_DATA=/var/lib/\(service)
    StateDirectory=\(service)
    DynamicUser=yes
    Restart=always
    NoNewPrivileges=yes
    PrivateDevices=yes
    PrivateTmp=yes
    ProtectHome=yes
    ProtectSystem=strict

    [Install]
    WantedBy=multi-user.target

    """
  }

  private var container: String {
    """
    FROM \(image)
    RUN apt-get update \\
      && apt-get install -y --no-install-recommends ca-certificates libcurl4 libsqlite3-0 libstdc++6 tzdata zlib1g \\
      && rm -rf /var/lib/apt/lists/* \\
      && useradd --system --create-home --home-dir /data reader
    COPY . /app
    USER reader
    VOLUME /data
    ENV HOST=0.0.0.0 PORT=8080 NEWSREEL_DATA=/data
    EXPOSE 8080
    ENTRYPOINT ["/app/run.sh"]

    """
  }

  /// The image of a system by what it says of itself in `/etc/os-release`.
  static func systemImage(_ release: String) -> String {
    func value(_ key: String) -> String {
      let line = release.split(separator: "\n").first { $0.hasPrefix("\(key)=") }
      return line.map { $0.dropFirst(key.count + 1).trimmingCharacters(in: ["\""]) } ?? ""
    }
    switch value("ID") {
    case "debian": return "debian:\(value("VERSION_ID"))-slim"
    case "ubuntu": return "ubuntu:\(value("VERSION_ID"))"
    default: return "debian:stable-slim"
    }
  }
}

import Hummingbird
import NIOCore

/// A request with where it comes from.
struct LiveRequestContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let peer: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    peer = source.channel.remoteAddress
  }
}

// Requests, answers, header fields and address policies are part of this module's interface.
@_exported import ImageHeaders
@_exported import HTTPTransport

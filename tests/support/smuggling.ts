/** What would be a request of its own if the one before it were read with another length. */
const SMUGGLED = 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';

/** The beginning of a request whose length is told in one of the {@link lengths}. */
export const LED_BY = 'POST /api/auth.php HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';

/** Ends of a request that two servers in a row may take for one of different lengths (RFC 9112 §11.2). */
export const lengths: readonly (readonly [what: string, rest: string])[] = [
  ['a length and chunks', `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ['two lengths', `Content-Length: 0\r\nContent-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`],
  ['a length that is no number', `Content-Length: +4\r\n\r\n${SMUGGLED}`],
  ['a coding behind chunks', `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ['a coding that is hidden by a blank', `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ['a chunk whose length lies', `Transfer-Encoding: chunked\r\n\r\nzz\r\n${SMUGGLED}`],
  ['a folded header', `X-A: b\r\n c\r\nContent-Length: 0\r\n\r\n${SMUGGLED}`],
  ['a line that ends without a carriage return', `X-A: b\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
];

// Node's own server with nothing around it, in a process of its own: sends the bytes and headers that it is told over the channel.
import { createServer } from 'node:http';

process.once('disconnect', () => process.exit());
process.once('message', (/** @type {{ path: string, headers: Record<string, string>, body: string }[]} */ files) => {
  const answers = new Map(
    files.map(({ path, headers, body }) => {
      const bytes = Buffer.from(body, 'base64');
      const flat = Object.entries({ ...headers, 'content-length': String(bytes.length) }).flat();
      return [path, { head: flat, bytes }];
    }),
  );
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (answer === undefined) return response.writeHead(404).end();
    response.writeHead(200, answer.head).end(answer.bytes);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
    process.send?.({ origin: `http://127.0.0.1:${address.port}` });
  });
});

import { createServer } from 'node:http';

/** The machine's limit: a bare node:http server that answers the given number of bytes. */
const body = Buffer.alloc(Number(process.argv[2]), 'x');
const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`Listening on http://127.0.0.1:${address?.port}`);
});

import { createServer } from 'node:http';

/** What the machine can do at most: a bare node:http server that answers the same bytes to everything. The number of bytes comes as argument. */
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

import { setPriority } from 'node:os';
import { type EncodeRequest, encodeImage } from './encode-image.server.ts';

// The process in which pictures are decoded. It takes one picture at a time as a message and answers with its files.
// It lets the server next to it go first, outlives Ctrl-C until the server lets go of it, and then ends.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (request: EncodeRequest) => {
  if (request.urgent !== true) setPriority(10);
  process.send?.(await encodeImage(request));
});

import { setPriority } from 'node:os';
import { encodeImage } from './encode-image.server.ts';

// The process in which pictures are decoded. It takes one picture at a time as a message and answers with its files.
// It yields to the server next to it, outlives Ctrl-C until the server lets go of it, and then ends.
setPriority(10);
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (bytes: Uint8Array) => {
  process.send?.(await encodeImage(bytes));
});

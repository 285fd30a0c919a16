import { Socket } from 'node:net';

// A build whose parent was killed would go on writing over the next one.
process.stdin.once('close', () => process.exit(1)).resume();
if (process.stdin instanceof Socket) process.stdin.unref();

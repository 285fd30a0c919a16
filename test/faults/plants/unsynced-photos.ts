// A planted fault: files of photos are written without a sync.
import { open } from 'node:fs/promises';

const handle = await open('/dev/null');
Object.getPrototypeOf(handle).sync = async () => {};
await handle.close();

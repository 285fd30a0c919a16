// A planted fault: what was not finished is not removed.
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

promises.rm = async () => {};
syncBuiltinESMExports();

import { readConfig } from './config.ts';
import { createPages } from './pages.server.ts';
import { startServer } from './server.ts';

/** What `npm start` runs: the server and its pages, built into a few files. */
export const site = { readConfig, startServer, createPages };

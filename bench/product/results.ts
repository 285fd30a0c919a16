/** One kind of request, asked of a catalogue of one size. Times in milliseconds. */
export interface Row {
  readonly name: string;
  readonly connections: number;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly slowestMs: number;
  /** Requests a second, of those of a bare `node:http` server that answers as many bytes. */
  readonly ofYardstick: number;
}

export interface CatalogueResult {
  readonly listings: number;
  readonly database: 'SQLite' | 'PostgreSQL';
  readonly startMs: number;
  readonly idleMegabytes: number;
  readonly afterLoadMegabytes: number;
  readonly rows: readonly Row[];
}

/** Lighthouse's scores of one page on its phone, the median of several runs. */
export interface PageResult {
  readonly path: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly totalBlockingMs: number;
  readonly largestContentfulPaintMs: number;
}

export interface Results {
  readonly date: string;
  readonly node: string;
  readonly processors: string;
  /** Of the machine, when the run began. */
  readonly load: number;
  readonly catalogues: readonly CatalogueResult[];
  readonly pages: readonly PageResult[];
}

/** A page. It is kept as a ready answer unless it answers `Cache-Control: no-store`. */
export interface PageRoute {
  /** A React Router pattern with at most one parameter. */
  readonly path: string;
  readonly file: string;
  readonly id?: string;
  /** The name under which views are counted: true for the path, or a function of its parameter. */
  readonly views: boolean | string | ((parameter: string) => string | undefined);
  /**
   * The parameters its answer depends on, in one order; undefined when the answer is not kept.
   * Without it the answer depends on no parameter.
   */
  readonly parameters?: (query: URLSearchParams) => URLSearchParams | undefined;
  /** Takes a form by POST, too. */
  readonly form?: true;
  readonly sitemap?: true;
  /** Paths that people guess for it, which lead to it, each with the query or fragment that is meant. */
  readonly guesses?: Readonly<Record<string, '' | `?${string}` | `#${string}`>>;
}

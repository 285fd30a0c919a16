/**
 * A page and its facts. Every page is kept as a ready answer unless it answers `Cache-Control: no-
 * store`.
 */
export interface PageRoute {
  /** A React Router pattern with at most one parameter. */
  readonly path: string;
  readonly file: string;
  /** Required when pages share a file. */
  readonly id?: string;
  /**
   * The name its views are counted under; true for the path, a function of the parameter otherwise.
   */
  readonly views: boolean | string | ((parameter: string) => string | undefined);
  /** The address in the sitemap of pages; true for the path. */
  readonly sitemap?: true | string;
}

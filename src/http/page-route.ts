/** A page. It is kept as a ready answer unless it answers `Cache-Control: no-store`. */
export interface PageRoute {
  /** A React Router pattern with at most one parameter. */
  readonly path: string;
  readonly file: string;
  readonly id?: string;
  /** What its views are counted as: true for the path, or a function of its parameter. */
  readonly views: boolean | string | ((parameter: string) => string | undefined);
  readonly sitemap?: true | string;
}

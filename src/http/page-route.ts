/**
 * A page, and what the product has to know of it besides. Every page is kept as a ready answer, unless it
 * answers `Cache-Control: no-store`.
 */
export interface PageRoute {
  /** A pattern of React Router with at most one parameter. */
  readonly path: string;
  /** Relative to `src`. */
  readonly file: string;
  /** Needed where several pages share a file. */
  readonly id?: string;
  /** What its views are counted under: true for the path, else a name, or how that follows from the parameter. */
  readonly views: boolean | string | ((parameter: string) => string | undefined);
  /** What the sitemap of pages lists: true for the path, else an address. */
  readonly sitemap?: true | string;
}

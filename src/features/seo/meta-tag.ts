/** What stands in the head of a page, as React writes it. */
export type MetaTag =
  | { readonly title: string }
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | ({ readonly tagName: 'link' } & LinkTag)
  | { readonly 'script:ld+json': object };

interface LinkTag {
  readonly rel: string;
  readonly href?: string;
  readonly hrefLang?: string;
  readonly as?: string;
  readonly type?: string;
  readonly imageSrcSet?: string;
  readonly imageSizes?: string;
  readonly fetchPriority?: 'high';
}

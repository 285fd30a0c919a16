/** `path` is root-relative. */
export interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

export function breadcrumbList(crumbs: readonly Breadcrumb[], siteUrl: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

/** `/page.data` answers the data of `/page`; React Router asks for those of `/` at `/_root.data`. */
const DATA = /(?:_root)?\.data$/;

export function isDataAddress(path: string): boolean {
  return DATA.test(path);
}

/** Of the path of a page. */
export function dataAddress(path: string): string {
  return path === '/' ? '/_root.data' : `${path.replace(/\/$/, '')}.data`;
}

/** The path of the page whose data are answered there; other paths as they are. */
export function pageOfData(path: string): string {
  return path.replace(DATA, '');
}

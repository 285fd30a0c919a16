/** Two letters and more before it: shorter names would become other words. */
const ENDINGS: readonly (readonly [ending: RegExp, behind: string])[] = [
  [/ਇਆ$/u, 'ਏ'],
  [/(?<=..)\u0a3e$/u, '\u0a47'],
  [/(?<=..)\u093e$/u, '\u0947'],
  [/(?<=..)या$/u, 'ए'],
  [/(?<=[a-z]{3})a$/, 'e'],
  [/(?<=[a-z]{2})[iy]a$/, 'e'],
  [/(?<=[a-z]{2})[iy]a$/, 'ey'],
  [/(?<=[a-z]{3})a$/, 'ey'],
];

/** What names become before `near` and `in`: ਦਸੂਹਾ is ਦਸੂਹੇ ਕੋਲ, टांडा is टांडे के पास, `dasuha` is `dasuhe kol`. */
export function obliqueForms(name: string): string[] {
  return ENDINGS.filter(([ending]) => ending.test(name)).map(([ending, behind]) =>
    name.replace(ending, behind),
  );
}

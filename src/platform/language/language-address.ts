import { LANGUAGES, type Language, OTHER_LANGUAGES } from './language.ts';

/** The language of a page's path, whose prefix counts in any case, as routes do. */
export function languageOfPath(pathname: string): Language {
  const language = OTHER_LANGUAGES.find((code) => startsWith(pathname, LANGUAGES[code].prefix));
  return language ?? 'en';
}

/** `/home` in Punjabi is `/pa/home`. `address` may carry a query; it is that of the English page. */
export function addressIn(language: Language, address: string): string {
  return LANGUAGES[language].prefix + address;
}

/** `/pa/home?x=1` is `/home?x=1`. */
export function englishAddress(address: string): string {
  const rest = address.slice(LANGUAGES[languageOfPath(address)].prefix.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function startsWith(address: string, prefix: string): boolean {
  const start = address.slice(0, prefix.length).toLowerCase();
  return start === prefix && /^[/?#]?$/.test(address.charAt(prefix.length));
}

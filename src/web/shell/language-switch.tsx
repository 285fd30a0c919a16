import { useLocation, useMatches } from 'react-router';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#language/language.ts';
import { addressIn, englishAddress } from '#language/language-address.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useSharedWords } from '#web/words/use-words.ts';
import { LateLanguageOffer } from './late-language-offer.tsx';
import { rememberLanguage } from './remembered-language.ts';

/** Links to this page in every language; each loads a whole document. `renderedSearch` is the query until hydration. */
export function LanguageSwitch({ renderedSearch }: { renderedSearch: string }) {
  const { languages } = useSharedWords();
  const current = useLanguage();
  const address = useAddressInEveryLanguage(renderedSearch);
  if (address === undefined) return null;
  return (
    <nav aria-label={languages} className="language-strip">
      <ul className="page-width flex flex-wrap justify-end">
        {LANGUAGE_CODES.map((language) => (
          <li key={language}>
            <LanguageLink language={language} address={address} isCurrent={language === current} />
          </li>
        ))}
      </ul>
      <LateLanguageOffer address={address} />
    </nav>
  );
}

interface LanguageLinkProps {
  language: Language;
  /** Of the English page. */
  address: string;
  isCurrent: boolean;
}

function LanguageLink({ language, address, isCurrent }: LanguageLinkProps) {
  const { tag, ownName } = LANGUAGES[language];
  return (
    <a
      href={addressIn(language, address)}
      lang={tag}
      hrefLang={tag}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => rememberLanguage(language)}
      className="language-link"
    >
      {ownName}
    </a>
  );
}

/** The English address of this page with its query; undefined for a page that is English alone. */
function useAddressInEveryLanguage(renderedSearch: string): string | undefined {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const hydrated = useHydrated();
  const route = matches.at(-1)?.id ?? '';
  if (/^(?:back-office\/|web\/pages\/login\/)/.test(route)) return undefined;
  if (route.endsWith('not-found')) return '/home';
  return englishAddress(pathname) + (hydrated ? search : renderedSearch);
}

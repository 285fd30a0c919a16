import { type ComponentType, createContext, use, useEffect, useState } from 'react';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#platform/language/language.ts';
import { addressIn, englishAddress } from '#platform/language/language-address.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';
import { useLocation } from '#web/navigation/page-location.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { LanguageOfferProps } from './language-offer.tsx';
import { offeredLanguage, rememberedLanguage, rememberLanguage } from './offered-language.ts';
import { usePageFacts } from './page-facts.ts';

/** The query of the address until hydration. */
export const RenderedSearchContext = createContext('');

/** Links to this page in every language; each loads a whole document. */
export function LanguageSwitch({ className }: { className: string }) {
  const { languages } = useSharedMessages();
  const current = useLanguage();
  const address = useAddressInEveryLanguage();
  if (address === undefined) return null;
  return (
    <nav aria-label={languages} className={className}>
      <ul className="flex overflow-x-auto *:first:ml-auto">
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
function useAddressInEveryLanguage(): string | undefined {
  const { pathname, search } = useLocation();
  const { elsewhere } = usePageFacts();
  const rendered = use(RenderedSearchContext);
  const hydrated = useHydrated();
  if (elsewhere === 'none') return undefined;
  if (elsewhere === 'home') return '/home';
  return englishAddress(pathname) + (hydrated ? search : rendered);
}

/**
 * Offers the language that the visitor chose before, or that the browser asks for. `address` is that
 * of the English page. The code of the offer is loaded when there is one.
 */
function LateLanguageOffer({ address }: Pick<LanguageOfferProps, 'address'>) {
  const current = useLanguage();
  const [offered, setOffered] = useState<Language>();
  const [Offer, setOffer] = useState<ComponentType<LanguageOfferProps>>();

  useEffect(() => {
    const remembered = rememberedLanguage();
    const wanted = offeredLanguage(current, { remembered, browser: navigator.languages });
    setOffered(wanted);
    if (wanted === undefined) return;
    import('./language-offer.tsx').then(
      ({ LanguageOffer }) => setOffer(() => LanguageOffer),
      () => {},
    );
  }, [current]);

  if (offered === undefined || Offer === undefined) return null;
  return (
    <Offer
      offered={offered}
      address={address}
      onAccept={() => rememberLanguage(offered)}
      onDecline={() => {
        rememberLanguage(current);
        setOffered(undefined);
      }}
    />
  );
}

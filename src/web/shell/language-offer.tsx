import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { LANGUAGES, type Language } from '#language/language.ts';
import { addressIn } from '#language/language-address.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { offeredLanguage } from './offered-language.ts';
import { rememberedLanguage, rememberLanguage } from './remembered-language.ts';

/** Each in its own language, since it stands on a page of another. */
const OFFERS = {
  en: { read: 'Read this page in English', decline: 'No, thank you' },
  pa: { read: 'ਇਹ ਪੰਨਾ ਪੰਜਾਬੀ ਵਿੱਚ ਵੇਖੋ', decline: 'ਨਹੀਂ, ਧੰਨਵਾਦ' },
  hi: { read: 'यह पृष्ठ हिन्दी में देखें', decline: 'नहीं, धन्यवाद' },
} as const satisfies Record<Language, object>;

/**
 * Offers the language that the visitor chose before, or that the browser asks for. `address` is that
 * of the English page.
 */
export function LanguageOffer({ address }: { address: string }) {
  const current = useLanguage();
  const { hash } = useLocation();
  const [offered, setOffered] = useState<Language>();

  useEffect(() => {
    const remembered = rememberedLanguage();
    setOffered(offeredLanguage(current, { remembered, browser: navigator.languages }));
  }, [current]);

  if (offered === undefined) return null;
  const { tag } = LANGUAGES[offered];
  const decline = () => {
    rememberLanguage(current);
    setOffered(undefined);
  };
  return (
    <div lang={tag} className="language-offer">
      <a
        href={addressIn(offered, address) + hash}
        hrefLang={tag}
        onClick={() => rememberLanguage(offered)}
        className="flex min-h-11 grow items-center justify-center px-4 font-semibold text-on-field"
      >
        {OFFERS[offered].read}
      </a>
      <button
        type="button"
        aria-label={OFFERS[offered].decline}
        onClick={decline}
        className="inline-flex size-11 shrink-0 items-center justify-center"
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}

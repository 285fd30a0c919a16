import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LANGUAGES, type Language, OTHER_LANGUAGES } from '#language/language.ts';
import { addressIn, englishAddress } from '#language/language-address.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { rememberedLanguage, rememberLanguage } from './remembered-language.ts';

/** Each in its own language, since it stands on a page of another. */
const OFFERS = {
  en: { read: 'Read this page in English', decline: 'No, thank you' },
  pa: { read: 'ਇਹ ਪੰਨਾ ਪੰਜਾਬੀ ਵਿੱਚ ਵੇਖੋ', decline: 'ਨਹੀਂ, ਧੰਨਵਾਦ' },
  hi: { read: 'यह पृष्ठ हिन्दी में देखें', decline: 'नहीं, धन्यवाद' },
} as const satisfies Record<Language, object>;

/** Offers the language that the visitor chose before, or that the browser asks for. */
export function LanguageOffer() {
  const current = useLanguage();
  const [offered, setOffered] = useState<Language>();

  useEffect(() => {
    const wanted = rememberedLanguage() ?? browserLanguage();
    setOffered(wanted === current ? undefined : wanted);
  }, [current]);

  if (offered === undefined) return null;
  const { pathname, search, hash } = window.location;
  const decline = () => {
    rememberLanguage(current);
    setOffered(undefined);
  };
  return (
    <div lang={LANGUAGES[offered].tag} className="language-offer">
      <a
        href={addressIn(offered, englishAddress(pathname + search + hash))}
        hrefLang={LANGUAGES[offered].tag}
        onClick={() => rememberLanguage(offered)}
        className="flex min-h-11 grow items-center justify-center font-semibold text-on-field"
      >
        {OFFERS[offered].read}
      </a>
      <button
        type="button"
        aria-label={OFFERS[offered].decline}
        onClick={decline}
        className="inline-flex size-11 items-center justify-center"
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}

/** The first of the browser's languages that is ours, unless it is English. */
function browserLanguage(): Language | undefined {
  const asked = navigator.languages.map((tag) => tag.split('-', 1)[0]);
  const first = asked.find((code) => code === 'en' || OTHER_LANGUAGES.some((own) => own === code));
  return OTHER_LANGUAGES.find((language) => language === first);
}

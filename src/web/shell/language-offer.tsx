import { LANGUAGES, type Language } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { useLocation } from '#web/navigation/page-location.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Each in its own language, since it stands on a page of another. */
const OFFERS: Readonly<Record<Language, { read: string; decline: string }>> = {
  en: { read: 'Read this page in English', decline: 'No, thank you' },
  pa: { read: 'ਇਹ ਪੰਨਾ ਪੰਜਾਬੀ ਵਿੱਚ ਵੇਖੋ', decline: 'ਨਹੀਂ, ਧੰਨਵਾਦ' },
  hi: { read: 'यह पृष्ठ हिन्दी में देखें', decline: 'नहीं, धन्यवाद' },
};

export interface LanguageOfferProps {
  offered: Language;
  /** Of the English page. */
  address: string;
  onAccept: () => void;
  onDecline: () => void;
}

export function LanguageOffer({ offered, address, onAccept, onDecline }: LanguageOfferProps) {
  const { hash } = useLocation();
  const { tag } = LANGUAGES[offered];
  return (
    <div lang={tag} className="language-offer">
      <a
        href={addressIn(offered, address) + hash}
        hrefLang={tag}
        onClick={onAccept}
        className="flex min-h-11 grow items-center justify-center px-4 font-semibold text-on-field"
      >
        {OFFERS[offered].read}
      </a>
      <button
        type="button"
        aria-label={OFFERS[offered].decline}
        onClick={onDecline}
        className="inline-flex size-11 shrink-0 items-center justify-center"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}

import { type ComponentType, useEffect, useState } from 'react';
import type { Language } from '#language/language.ts';
import { useLanguage } from '#web/language/use-language.ts';
import type { LanguageOfferProps } from './language-offer.tsx';
import { offeredLanguage } from './offered-language.ts';
import { rememberedLanguage, rememberLanguage } from './remembered-language.ts';

/**
 * Offers the language that the visitor chose before, or that the browser asks for. `address` is that
 * of the English page. The code of the offer is loaded when there is one.
 */
export function LateLanguageOffer({ address }: Pick<LanguageOfferProps, 'address'>) {
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

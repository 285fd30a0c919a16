import { callApi, jsonRequest, NO_BODY } from '#back-office/save/call-api.ts';
import { showWentWrong } from '#back-office/save/save-toasts.ts';
import type { Buyer } from '#features/buyers/buyer.ts';
import { addressWithIds } from '#features/listings/listing-ids.ts';
import { pluralForm } from '#platform/language/fill.ts';
import type { Language } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';

/** In the buyer's language, whatever that of the back-office. */
const TEXTS: Readonly<Record<Language, Readonly<Record<'one' | 'other', string>>>> = {
  en: {
    one: 'Hello {name}, this may suit you:',
    other: 'Hello {name}, these may suit you:',
  },
  pa: {
    one: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {name} ਜੀ, ਇਹ ਜਾਇਦਾਦ ਤੁਹਾਡੇ ਲਈ ਠੀਕ ਹੋ ਸਕਦੀ ਹੈ:',
    other: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {name} ਜੀ, ਇਹ ਜਾਇਦਾਦਾਂ ਤੁਹਾਡੇ ਲਈ ਠੀਕ ਹੋ ਸਕਦੀਆਂ ਹਨ:',
  },
  hi: {
    one: 'नमस्ते {name} जी, यह प्रॉपर्टी आपके लिए ठीक हो सकती है:',
    other: 'नमस्ते {name} जी, ये प्रॉपर्टी आपके लिए ठीक हो सकती हैं:',
  },
};

/** A chat with the buyer that begins with a link to the listings. */
export function whatsAppAddress(
  { name, phone, language }: Buyer,
  ids: readonly number[],
  siteUrl: string,
): string {
  const link = siteUrl + addressIn(language, addressWithIds('/saved', ids));
  const text = TEXTS[language][pluralForm(language, ids.length)].replace('{name}', () => name);
  return `https://wa.me/${phone.replace('+', '')}?text=${encodeURIComponent(`${text}\n${link}`)}`;
}

/** Remembers that they were sent, or takes that back; true once the server knows. */
export async function writeSent(
  buyerId: number,
  ids: readonly number[],
  isSent: boolean,
): Promise<boolean> {
  const request = jsonRequest(isSent ? 'POST' : 'DELETE', { propertyIds: ids });
  const written = { ...request, keepalive: true };
  const { ok } = await callApi(NO_BODY, `/api/Buyer/${buyerId}/sent`, written);
  if (!ok) showWentWrong();
  return ok;
}

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;
const LAKHS_AND_CRORES = /\B(?=(?:\d\d)*\d{3}$)/g;

/** Like `Intl.NumberFormat`, whose first use took a browser 42 to 72 ms on a computer. */
export function formatNumber(value: number, locale: string, maximumFractionDigits: number): string {
  // `1.005 * 100` is less than 100.5; `1.005e2` is not. What has an exponent of its own is tiny.
  const shifted = Math.round(Number(`${value}e${maximumFractionDigits}`) || 0);
  const [whole = '', fraction] = String(Number(`${shifted}e-${maximumFractionDigits}`)).split('.');
  const grouped = whole.replace(locale === 'en-US' ? THOUSANDS : LAKHS_AND_CRORES, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

type TapKind = 'call' | 'owner' | 'whatsapp' | 'share';

/** Marks a link of a listing, so that taps on it are counted. */
export function tapped(kind: TapKind, propertyId: number) {
  return { 'data-tap': `${kind} ${propertyId}` };
}

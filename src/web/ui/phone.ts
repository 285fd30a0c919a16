export function callLink(digits: string): string {
  return `tel:+91${digits}`;
}

/** Opens a WhatsApp chat with a number of ten digits, with `message` filled in. */
export function whatsAppLink(digits: string, message = ''): string {
  const text = message === '' ? '' : `?text=${encodeURIComponent(message)}`;
  return `https://wa.me/91${digits}${text}`;
}

/** Opens WhatsApp with `message` filled in; the sender chooses the recipient. */
export function whatsAppShareLink(message: string): string {
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}

/** `+91 98765 43210`, with non-breaking spaces. */
export function readablePhone(digits: string): string {
  return `+91\u00a0${digits.slice(0, 5)}\u00a0${digits.slice(5)}`;
}

/** Ten Indian digits as a link that calls them. */
export function callLink(digits: string): string {
  return `tel:+91${digits}`;
}

/** Ten Indian digits as a link that opens a WhatsApp conversation, with a first message to send or to change. */
export function whatsAppLink(digits: string, message = ''): string {
  const text = message === '' ? '' : `?text=${encodeURIComponent(message)}`;
  return `https://wa.me/91${digits}${text}`;
}

/** A link that opens WhatsApp with a message, to be sent to whom one chooses. */
export function whatsAppShareLink(message: string): string {
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}

/** `+91 98765 43210`, which no line end divides. */
export function readablePhone(digits: string): string {
  return `+91\u00a0${digits.slice(0, 5)}\u00a0${digits.slice(5)}`;
}

/** Ten Indian digits as a link that calls them. */
export function callLink(digits: string): string {
  return `tel:+91${digits}`;
}

/** Ten Indian digits as a link that opens a WhatsApp conversation. */
export function whatsAppLink(digits: string): string {
  return `https://wa.me/91${digits}`;
}

/** `+91 98765 43210` */
export function readablePhone(digits: string): string {
  return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
}

/** `+91 98765 43210`; foreign numbers stay as they are. */
export function phoneText(phone: string): string {
  return phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
}

/** Address that calls a number as it is written for people. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** Address of a WhatsApp chat with a number; empty when there is none. */
export function whatsappLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits === '' ? '' : `https://wa.me/${digits}`;
}

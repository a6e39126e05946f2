/** A whole number as people read it: `12,500`. The same on server and browser, whatever their language. */
export function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}

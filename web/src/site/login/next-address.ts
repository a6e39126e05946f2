/** Where a person goes after signing in: back to the screen they came from, never out of the back-office (A1, P18). */
export function nextAddress(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/admin(\/[\w/-]*)?([?#][^\\\s]*)?$/.test(next) ? next : '/admin';
}

/** A web address as people type it, made whole: `www.example.com/us` gets its `https://`. What is no site's name stays as it is. */
export function webAddress(typed: string): string {
  const address = typed.trim();
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#:]|$)/i.test(address) ? `https://${address}` : address;
}

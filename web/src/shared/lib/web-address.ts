/** A web address as people type it, made whole: `www.example.com/us` gets its `https://`. What is no site's name stays as it is. */
export function webAddress(typed: string): string {
  const address = typed.trim();
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#:]|$)/i.test(address) ? `https://${address}` : address;
}

/**
 * The same of a profile at a network, where a name with a dot is typed as well: `ada.okafor` is a handle, and whoever owns that domain
 * is somebody else. So only what nobody is called is made whole: `www.` before it, or a path behind it.
 */
export function profileAddress(typed: string): string {
  const address = typed.trim();
  return /^(?:www\.|[^/?#]+\/)/i.test(address) ? webAddress(address) : address;
}

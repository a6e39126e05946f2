/** The site's own address, when it is set; null: links are its own only without a host. */
export function ownOrigin(env: Record<string, string | undefined> = process.env): string | null {
  const address = env['PUBLIC_URL'] ?? '';
  return URL.canParse(address) ? new URL(address).origin : null;
}

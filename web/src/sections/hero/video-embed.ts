/**
 * The address of a player for a video's page on YouTube or Vimeo, from the players that set no cookie before play (P4);
 * null for anything else, which is then offered as a link.
 */
export function videoEmbed(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(www|m|player)\./, '');
  const parts = pathname.split('/').filter((part) => part !== '');
  if (host === 'youtube.com' || host === 'youtube-nocookie.com' || host === 'youtu.be') {
    const id = searchParams.get('v') ?? parts.at(-1) ?? '';
    return /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` : null;
  }
  if (host === 'vimeo.com') {
    const id = parts.find((part) => /^\d+$/.test(part));
    return id === undefined ? null : `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`;
  }
  return null;
}

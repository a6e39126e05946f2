import { parseUrl } from './parse-url';

/**
 * The address of a player for a video's page on YouTube or Vimeo, from the players that set no cookie before play (P4);
 * null for anything else, which is then offered as a link.
 */
export function videoEmbed(address: string): string | null {
  const url = parseUrl(address);
  if (url === null) return null;
  const { hostname, pathname, searchParams } = url;
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

/** A video as it is stored: the address of its page, and who shows it. */
export type Video = { address: string; host: 'YouTube' | 'Vimeo' };

/**
 * The one address that a video of YouTube or Vimeo is stored under, from any address of its page or of a player (with or
 * without `https:`); null for all else. Nothing that stands in a text can thereby name another host.
 */
export function videoOf(typed: string): Video | null {
  const address = typed.trim().replace(/^\/\//, 'https://');
  const embed = videoEmbed(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  const id = embed === null ? undefined : new URL(embed).pathname.split('/').at(-1);
  if (embed === null || id === undefined) return null;
  return embed.startsWith('https://player.vimeo.com/')
    ? { address: `https://vimeo.com/${id}`, host: 'Vimeo' }
    : { address: `https://www.youtube.com/watch?v=${id}`, host: 'YouTube' };
}

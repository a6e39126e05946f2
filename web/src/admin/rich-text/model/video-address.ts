import { videoEmbed } from '../../../sections/hero/video-embed';

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

import { videoEmbed } from '@apoti/contract/lib/video';

/** A press that opens another tab or a menu is the link's own affair. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/**
 * Plays a video of a text where it stands: its link gives way to the player, of which nothing is loaded before. Without
 * script, and in another tab, the link leads to the video's own page.
 */
export function playVideo(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const figure = target?.closest('figure[data-video] a')?.closest<HTMLElement>('figure[data-video]');
  const address = figure && videoEmbed(figure.dataset['video'] ?? '');
  if (!figure || !address || event.defaultPrevented || !isPlain(event)) return;
  event.preventDefault();
  const player = document.createElement('iframe');
  player.title = figure.textContent?.trim() ?? '';
  player.allow = 'autoplay; picture-in-picture';
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.allowFullscreen = true;
  player.src = address;
  figure.replaceChildren(player);
  player.focus();
}

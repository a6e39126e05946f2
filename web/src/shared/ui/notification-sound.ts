let player: HTMLAudioElement | null = null;

/**
 * Plays the sound that the media library has placed for notifications; nothing where there is none, or where the browser
 * does not play a sound before the person has touched the page.
 */
export function playNotification(): void {
  const address = document.body.dataset['notificationSound'];
  if (address === undefined || address === '') return;
  player ??= new Audio(address);
  player.currentTime = 0;
  void player.play().catch(() => undefined);
}

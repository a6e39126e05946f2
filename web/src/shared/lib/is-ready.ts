/** Whether the app has taken the page over that the server sent. */
export function isReady(): boolean {
  return 'ready' in document.documentElement.dataset;
}

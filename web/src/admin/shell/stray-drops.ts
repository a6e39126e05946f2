/**
 * A file that is dropped beside a place for files is not opened by the browser in place of the screen, with whatever was typed there: it
 * cannot be dropped at all.
 */
export function stopStrayDrops(): void {
  const stray = (event: DragEvent) =>
    !event.defaultPrevented && event.dataTransfer?.types.includes('Files') === true ? event.dataTransfer : null;
  window.addEventListener('dragover', (event) => {
    const files = stray(event);
    if (files === null) return;
    event.preventDefault();
    files.dropEffect = 'none';
  });
  window.addEventListener('drop', (event) => {
    if (stray(event) !== null) event.preventDefault();
  });
}

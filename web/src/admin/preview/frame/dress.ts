/** A style sheet that hangs must not hold up the words: after so long, in ms, the page is shown without it. */
const PATIENCE_MS = 1_200;

const sheets = (page: Document) => [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

/** The files that a page takes its looks from, in one text. */
export function looksOf(page: Document): string {
  return sheets(page)
    .map((link) => link.getAttribute('href'))
    .join(' ');
}

/** Gives the page on the screen the style sheets of the next one, in its order; comes back once they are there. */
export async function dress(page: Document, next: Document): Promise<void> {
  const old = sheets(page);
  const made = sheets(next).map((sheet) => page.importNode(sheet));
  // Those that are known too: what is measured before they hold would be in another place.
  const awaited = made.map(arrivalOf);
  page.head.append(...made);
  await Promise.all(awaited);
  for (const link of old) link.remove();
}

function arrivalOf(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}

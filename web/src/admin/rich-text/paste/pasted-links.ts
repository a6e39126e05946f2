import { isSafeLink, linkAsWritten } from '@apoti/contract';
import { unwrap } from '../model/tame';

/** `www.example.com` and `example.com/page`, which browsers take for a file beside the page; what is one goes by its ending. */
const SITE =
  /^(?:www\.[a-z0-9.-]+\.[a-z]{2,}(?:[:/?#]|$)|(?:[a-z0-9-]+\.)+(?!(?:html?|php|aspx?|jsp)[/:])[a-z]{2,}(?::\d+)?\/)/i;
/** Addresses that run something: nobody misses them. */
const RUNS = /^(?:javascript|vbscript|data):/i;

/** Google puts its own address before those of links. */
function targetOf(address: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(address) || !URL.canParse(address)) return address;
  return new URL(address).searchParams.get('q') ?? address;
}

/** Makes links lead where they can lead from here; of the others the words stay. Answers how many led somewhere and do no more. */
export function takeLinks(root: Element): number {
  let lost = 0;
  for (const link of root.querySelectorAll('a')) {
    const written = linkAsWritten(targetOf((link.getAttribute('href') ?? '').trim()));
    const address = SITE.test(written) ? `https://${written}` : written;
    // Places within the old document lead nowhere here.
    const isPlace = address === '' || address.startsWith('#');
    if (!isPlace && isSafeLink(address)) {
      link.setAttribute('href', address);
      continue;
    }
    if (!isPlace && !RUNS.test(address.replace(/\s/g, '')) && link.textContent.trim() !== '') lost += 1;
    unwrap(link);
  }
  return lost;
}

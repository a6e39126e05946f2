import { expect, it } from 'vitest';
import { withoutCampaign } from './without-campaign';

it.each([
  ['/', '/'],
  ['/?utm_source=mail&utm_medium=email', '/'],
  ['/lockers?fbclid=abc&city=Lagos', '/lockers?city=Lagos'],
  ['/lockers?city=Lagos&gclid', '/lockers?city=Lagos'],
  ['/faq?search=utm_source', '/faq?search=utm_source'],
  ['/faq?gclidx=1', '/faq?gclidx=1'],
  ['/?', '/'],
  ['?utm_source=mail', ''],
  ['?search=pin&fbclid=abc', '?search=pin'],
  ['', ''],
])('P4: %s is the page of %s', (url, page) => {
  expect(withoutCampaign(url)).toBe(page);
});

import { expect, it } from 'vitest';
import { profileAddress, webAddress } from './web-address';

it.each([
  ['facebook.com/apoti', 'https://facebook.com/apoti'],
  [' www.facebook.com/apoti ', 'https://www.facebook.com/apoti'],
  ['www.apoti.africa', 'https://www.apoti.africa'],
  ['ng.linkedin.com/company/apoti', 'https://ng.linkedin.com/company/apoti'],
  ['https://x.com/apoti', 'https://x.com/apoti'],
  ['apoti.africa', 'apoti.africa'],
  ['ada.okafor', 'ada.okafor'],
  [' ada.okafor?hl=en/ ', 'ada.okafor?hl=en/'],
  ['@ada.okafor', '@ada.okafor'],
  ['in/ada', 'in/ada'],
  ['', ''],
])('A4, A12: a profile typed as %j is %j once it is left: a handle with a dot is nobody’s site', (typed, whole) => {
  expect(profileAddress(typed)).toBe(whole);
});

it.each([
  ['example.com', 'https://example.com'],
  ['www.example.com/us', 'https://www.example.com/us'],
  ['/faq', '/faq'],
])('A10: a link in a text typed as %j is %j', (typed, whole) => {
  expect(webAddress(typed)).toBe(whole);
});

import { expect, it } from 'vitest';
import { observatoryScore, type Judged } from './observatory';

const best: Judged = {
  headers: {
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'sha256-a'; img-src 'self' data: https:; form-action 'self'; frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  },
  body: '<script type="module" src="/a.js" integrity="sha256-b"></script>',
  preflight: {},
};
const scoreWith = (headers: Judged['headers'], more: Partial<Judged> = {}) =>
  observatoryScore({ ...best, ...more, headers: { ...best.headers, ...headers } }).score;

it('F11: the best headers without a cookie are worth 135, with one that is bound and safe 140', () => {
  expect(observatoryScore(best).score).toBe(135);
  expect(scoreWith({ 'set-cookie': ['__Host-a=b; Path=/; Secure; HttpOnly; SameSite=Lax'] })).toBe(140);
});

it.each<[what: string, headers: Judged['headers'], score: number]>([
  [
    'a policy with unsafe-inline',
    { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" },
    80 - 20,
  ],
  ['no policy', { 'content-security-policy': undefined }, 100 - 25 - 20],
  ['scripts from anywhere', { 'content-security-policy': "script-src https:; frame-ancestors 'none'" }, 80],
  [
    'a policy without default-src none',
    { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" },
    130,
  ],
  ['a session cookie for scripts', { 'set-cookie': ['a=b; Secure; SameSite=Lax'] }, 70],
  ['a cookie without https', { 'set-cookie': ['a=b; HttpOnly'] }, 60],
  ['no strict transport security', { 'strict-transport-security': undefined }, 80],
  ['sniffing', { 'x-content-type-options': undefined }, 130],
  ['everybody’s resources', { 'cross-origin-resource-policy': 'cross-origin' }, 125],
  ['an unsafe referrer policy', { 'referrer-policy': 'unsafe-url' }, 125],
])('F11: %s costs what the Observatory takes', (_, headers, score) => {
  expect(scoreWith(headers)).toBe(score);
});

it('F11: scripts without a digest add nothing, those of other sites and calls with credentials cost', () => {
  expect(scoreWith({}, { body: '<script src="/a.js"></script>' })).toBe(130);
  expect(scoreWith({}, { body: '<script src="https://cdn.example/a.js"></script>' })).toBe(125);
  const preflight = {
    'access-control-allow-origin': 'https://evil.example',
    'access-control-allow-credentials': 'true',
  };
  expect(scoreWith({}, { preflight })).toBe(50);
});

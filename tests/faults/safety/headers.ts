import { request } from 'undici';
import { adminScreens } from '../../support/admin-screens';
import { sitePages } from '../../support/site-pages';
import { startStack, type Stack } from '../../support/stack';
import { WireClient } from '../../support/wire-client';
import type { Section, Task } from '../section';
import { observatoryScore } from './observatory';

const HOST = 'site.example';
const ORIGIN = `https://${HOST}`;
const GOAL = 135;

/** A screen as a browser gets it behind a balancer that ends TLS, and what another site's preflight gets. */
async function look(stack: Stack, client: WireClient, path: string) {
  const { status, headers, text: body } = await client.get(path, { host: HOST, accept: 'text/html' });
  const asked = { host: HOST, origin: 'https://other.example', 'access-control-request-method': 'GET' };
  const answer = await request(`${stack.origin}${path}`, { method: 'OPTIONS', headers: asked });
  await answer.body.dump();
  return { status, headers, body, preflight: answer.headers };
}

async function judgeAll(stack: Stack, { say }: Task) {
  const visitor = new WireClient(stack.origin);
  const editor = new WireClient(stack.origin);
  const { username, password } = stack.admin;
  await editor.post('/api/auth.php', { action: 'login', email: username, password }, { host: HOST, origin: ORIGIN });
  const screens = [
    ...sitePages.map((path) => ({ path, client: visitor })),
    ...adminScreens.map(({ path }) => ({ path, client: editor })),
  ];
  const violations: string[] = [];
  let least = Infinity;
  for (const { path, client } of screens) {
    const { status, ...judged } = await look(stack, client, path);
    const { score, parts } = observatoryScore(judged);
    say(`${path}: ${score}`);
    least = Math.min(least, score);
    if (status !== (path === '/nothing-here' ? 404 : 200)) violations.push(`${path} answers ${status}`);
    else if (score < GOAL) violations.push(`${path} has ${score}: ${JSON.stringify(parts)}`);
  }
  return { tries: screens.length, violations, figures: { 'least score': least } };
}

/** The headers of every screen, by the rules of MDN's HTTP Observatory (F11). */
export const headers: Section = {
  figure: 'F11',
  what: 'screens by the rules of HTTP Observatory (algorithm 4)',
  goal: `≥ ${GOAL} on every screen`,
  enough: sitePages.length + adminScreens.length,
  part: sitePages.length + adminScreens.length,
  measure: async (task) => {
    const stack = await startStack();
    try {
      await stack.restartProxy({ PUBLIC_URL: ORIGIN });
      return await judgeAll(stack, task);
    } finally {
      await stack.stop();
    }
  },
};

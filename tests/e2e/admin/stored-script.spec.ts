import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { conflictOpening, historyOpenings, panelOpenings, type Opening } from '../../faults/script/deep-screens';
import { lookThroughMails } from '../../faults/script/elsewhere';
import { EVIL, MARK, payloads } from '../../faults/script/payloads';
import { adminScreensWithForms, openPage, openScreen, siteScreens } from '../../faults/script/screens';
import { signedInContext, Watch } from '../../faults/script/watch';
import { write, writings } from '../../faults/script/write';
import { panelWritings } from '../../faults/script/write-panel';
import { peopleWritings } from '../../faults/script/write-people';
import { Panel } from '../../support/pages/panel';
import { startStack, type Stack } from '../../support/stack';
import { WireClient } from '../../support/wire-client';

/** An installation of its own: afterwards no text of it is what it was. */
let stack: Stack;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  stack = await startStack({ panel: true });
});
test.afterAll(() => stack.stop());

const PLANTED = 'http://planted.example/';

const planted: readonly (readonly [what: string, html: string, wrong: string])[] = [
  ['a script that ran', `<script>top.${MARK}=1</script>`, 'the mark is set'],
  ['a script in a frame', `<iframe srcdoc="<script>self.${MARK}=1</script>"></iframe>`, 'the mark is set'],
  ['a dialog', '<script>alert(7)</script>', 'a dialog: 7'],
  ['a foreign request', `<script src="http://${EVIL}/x.js"></script>`, `a request for a script: http://${EVIL}/x.js`],
  ['a handler that waits', '<p onmouseover="x()">x</p>', 'a handler: <p onmouseover'],
  ['a link that runs', '<a href="java\tscript:x()">x</a>', 'an address that runs'],
  ['a script that the policy stopped', `<script data-stopped>top.${MARK}=1</script>`, 'a report of the policy'],
];

test('F9: the watch over stored scripts notices each way of running, and passes text', async ({ context }) => {
  const seen = async (html: string) => {
    const policy = html.includes('data-stopped') ? { 'content-security-policy': "script-src 'self'" } : {};
    await context.route(PLANTED, (route) => route.fulfill({ contentType: 'text/html', headers: policy, body: html }));
    const watch = await Watch.open(context);
    await watch.page.goto(PLANTED);
    const found = await watch.take();
    await watch.page.close();
    await context.unroute(PLANTED);
    return found.join('\n');
  };
  for (const [what, html, wrong] of planted)
    expect.soft([what, await seen(html)]).toEqual([what, expect.stringContaining(wrong)]);
  expect(await seen(`<p>&lt;script&gt;top.${MARK}=1&lt;/script&gt;</p>`)).toBe('');
});

/** One screen of each kind: lists, forms, the editor of texts, a preview. */
const shown = /^\/admin(\/(content|leads(\/[\w-]+)?|newsletter|team|media|blog(\/\d+)?|analytics-dashboard\?.*))?$/;

test('F9: a script in every text of the site stays text, on its pages and in the back-office [1 in each text]', async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const wire = new WireClient(stack.origin);
  await wire.signIn(stack.admin);
  const written = [];
  const all = [...(await writings(wire)), ...(await panelWritings(stack)), ...peopleWritings(stack, wire)];
  for (const writing of all) written.push(await write(writing, 0));
  expect(written.reduce((all, { taken }) => all + taken, 0)).toBeGreaterThan(150);
  const models = written.filter(({ name }) => name === 'a franchise model');
  expect(models.map(({ fields, taken }) => taken === fields && fields >= 5)).toEqual([true, true]);
  const context = await signedInContext(browser, stack);
  const watch = await Watch.open(context);
  const see = async ({ address, open }: Opening) => {
    await open(watch.page);
    expect.soft([address, await watch.take()]).toEqual([address, []]);
  };
  for (const address of await siteScreens(wire, 0)) await see({ address, open: (page) => openPage(page, address) });
  for (const address of (await adminScreensWithForms(wire)).filter((path) => shown.test(path)))
    await see({ address, open: (page) => openScreen(page, address) });
  await see(historyOpenings[0]!);
  await see(conflictOpening(wire, [payloads[0]!, payloads[1]!]));
  await new Panel(watch.page, stack.cmsUrl).signIn(stack.admin);
  for (const opening of panelOpenings(stack)) await see(opening);
  expect((await lookThroughMails(join(stack.dataDir, 'outbox'))).wrong).toEqual([]);
  await context.close();
});

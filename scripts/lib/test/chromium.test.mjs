import { expect, it } from 'vitest';
import { installChromium } from './chromium.mjs';

/**
 * A machine on which one of the commands brings Chromium, and some may fail.
 * @param {{ debian: boolean, brings?: string, fails?: string }} how
 */
async function install({ debian, brings, fails }) {
  /** @type {string[]} */
  const ran = [];
  let isThere = false;
  const run = async (/** @type {string} */ _title, /** @type {import('../run-step.mjs').Command} */ step) => {
    const command = [step.command, ...step.args].join(' ');
    ran.push(command);
    if (command === fails) throw new Error('There is no such package.');
    isThere = command === brings;
    return '';
  };
  const said = await installChromium({ debian, run, find: () => (isThere ? '/usr/bin/chromium' : null) }).then(
    () => '',
    (error) => error.message,
  );
  return { ran, said };
}

const apt = 'apt-get install -y chromium';
const byApt = ['apt-get update', apt];
const withDeps = 'npx playwright install --with-deps chromium';

it('Q1: Chromium comes by apt on Debian, and from Playwright elsewhere', async () => {
  expect(await install({ debian: true, brings: apt })).toEqual({ ran: byApt, said: '' });
  const plain = 'npx playwright install chromium';
  expect(await install({ debian: false, brings: plain })).toEqual({ ran: [plain], said: '' });
});

it('Q1: where apt has no Chromium, as on Ubuntu, or brings a package without one, Playwright’s is taken', async () => {
  const both = { ran: [...byApt, withDeps], said: '' };
  expect(await install({ debian: true, brings: withDeps, fails: apt })).toEqual(both);
  expect(await install({ debian: true, brings: withDeps })).toEqual(both);
});

it('Q1: where none can be had, each way is named with what became of it', async () => {
  const { said } = await install({ debian: true, fails: apt });
  expect(said).toBe(
    `The browser tests need Chromium, and it could not be installed. Install it (apt-get install chromium or ${withDeps}) and try again.
apt-get install chromium: There is no such package.
${withDeps}: none was found afterwards.`,
  );
});

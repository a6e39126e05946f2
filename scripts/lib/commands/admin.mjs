import { postToCms } from '../cms-client.mjs';
import { asksHelp } from '../asks-help.mjs';
import { parseAdminArgs, usage, wishProblem } from '../admin-args.mjs';
import { randomPassword } from '../first-admin.mjs';
import { root } from '../paths.mjs';
import { Problem, report } from '../problem.mjs';
import { readProblem } from '../readable.mjs';
import { findSecrets } from '../secrets.mjs';
import { readSettings } from '../settings.mjs';

async function main() {
  const args = process.argv.slice(2);
  if (asksHelp(args)) return console.log(usage);
  const wish = parseAdminArgs(args);
  if (!wish) throw new Problem(usage);
  const unfit = wishProblem(wish);
  if (unfit) throw new Problem(unfit);
  const { settings, problems } = readSettings(process.env, root);
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  const secret = findSecrets(settings.dataDir, process.env)['CMS_PROXY_SECRET'];
  if (!secret) {
    throw new Problem(
      readProblem(settings.dataDir) ??
        `The product was never started with the data folder ${settings.dataDir}; set DATA_DIR to its own.`,
    );
  }
  const url = `http://127.0.0.1:${settings.cmsPort}`;
  const setsPassword = wish.action === 'add' || wish.action === 'reset';
  const password = setsPassword ? (settings.adminPassword ?? randomPassword()) : undefined;
  const { status, body } = await postToCms({ url, secret }, '/api/wire/admins', { ...wish, password }).catch(() => {
    throw new Problem(
      `The CMS does not answer on ${url}; start the product first, with the same CMS_PORT and DATA_DIR.`,
    );
  });
  if (status === 401 || status === 403) {
    throw new Problem(
      process.env['CMS_PROXY_SECRET']
        ? `The CMS on ${url} has another secret than CMS_PROXY_SECRET; give the CMS's own, or set CMS_PORT.`
        : `The CMS on ${url} has another data folder than ${settings.dataDir}; set DATA_DIR or CMS_PORT.`,
    );
  }
  if (status !== 200) throw new Problem(sentence(String(body['error'] ?? `The CMS refused (${status})`)));
  if (wish.action === 'disable') return console.log(`${wish.username} may not sign in any more.`);
  if (wish.action === 'unlock') {
    const origin = settings.publicUrl ?? `http://127.0.0.1:${settings.port}`;
    console.log(
      `${wish.username} can sign in with a browser that opens this link, once, within an hour:\n${origin}${String(body['link'])}`,
    );
    const { panelLink } = body;
    if (typeof panelLink === 'string')
      console.log(`To Strapi's panel with a browser that opens this one, within an hour:\n${panelLink}`);
    return;
  }
  const shown = settings.adminPassword ? '(the one in ADMIN_PASSWORD)' : password;
  console.log(`${wish.username} signs in with the password ${shown}`);
}

/** @param {string} words */
function sentence(words) {
  return words.endsWith('.') ? words : `${words}.`;
}

main().catch((error) => {
  report(error);
  process.exitCode = 1;
});

import { installMissing } from '../prepare/install.mjs';
import { root } from '../paths.mjs';
import { Problem, report } from '../problem.mjs';
import { readProblem, rootProblem } from '../readable.mjs';
import { findSecrets } from '../secrets.mjs';
import { readSettings } from '../settings.mjs';

async function main() {
  const { settings, problems } = readSettings(process.env, root);
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  const { dataDir, cmsPort } = settings;
  const url = `http://127.0.0.1:${cmsPort}`;
  const isAsked = process.argv.includes('--from') || process.argv.some((argument) => argument.startsWith('--from='));
  const secret = (isAsked && findSecrets(dataDir, process.env)['CMS_PROXY_SECRET']) || '';
  if (isAsked && secret === '') {
    throw new Problem(
      readProblem(dataDir) ??
        `The product was never started with the data folder ${dataDir}; set DATA_DIR to its own, or CMS_PROXY_SECRET to the CMS's.`,
    );
  }
  if (isAsked) {
    const notRoots = rootProblem(dataDir);
    if (notRoots) throw new Problem(notRoots);
    await checkCms(url);
  }
  await installMissing();
  const { register } = await import('tsx/esm/api');
  register();
  const { main: run } = await import('../../import/main.ts');
  return run(process.argv.slice(2), { cms: { url, secret }, dataDir });
}

/** @param {string} url */
async function checkCms(url) {
  const lives = await fetch(`${url}/_health`, { signal: AbortSignal.timeout(15_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!lives) {
    throw new Problem(
      `The CMS does not answer on ${url}; start the product first, with the same CMS_PORT and DATA_DIR.`,
    );
  }
}

main().then(
  (code) => process.exit(code),
  (error) => {
    report(error);
    process.exit(1);
  },
);

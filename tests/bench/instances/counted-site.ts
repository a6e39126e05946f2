import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { places } from '../../support/places';

/** The built site, which writes a line with the time of each render of a page into a file named by RENDERS. */
export type CountedSite = { webDist: string; stop: () => Promise<void> };

const wrapper = (real: string) => `import { appendFileSync } from 'node:fs';
import { renderer as real } from ${JSON.stringify(real)};

export const renderer = {
  ...real,
  renderPage(input) {
    const begin = performance.now();
    const page = real.renderPage(input);
    appendFileSync(process.env.RENDERS, \`\${input.url} \${performance.now() - begin}\\n\`);
    return page;
  },
};
`;

/** Makes a folder that serves as WEB_DIST: the real site, whose renders can be counted. */
export async function makeCountedSite(): Promise<CountedSite> {
  const webDist = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const others = (await readdir(places.webDist)).filter((name) => name !== 'server');
  for (const name of others) await symlink(join(places.webDist, name), join(webDist, name));
  await mkdir(join(webDist, 'server'));
  await writeFile(join(webDist, 'package.json'), '{ "type": "module" }\n');
  const real = pathToFileURL(join(places.webDist, 'server/entry-server.js')).href;
  await writeFile(join(webDist, 'server/entry-server.js'), wrapper(real));
  return { webDist, stop: () => rm(webDist, { recursive: true, force: true }) };
}

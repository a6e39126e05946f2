import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { places } from '../../support/places';

/** The built site, which writes a line with the time of each render of a page into a file named by RENDERS. */
export type CountedSite = { webDist: string; stop: () => Promise<void> };

/** The one folder of the build that is not the real one. */
const RENDERER = 'server';

/** A bundle as the build makes it (compat-proxy/src/compiled/), which runs the real one. */
const wrapper = (real: string) => `(function (exports, require) {
const { appendFileSync, readFileSync } = require('node:fs');
const { Script } = require('node:vm');
const own = { exports: {} };
new Script(readFileSync(${JSON.stringify(real)}, 'latin1')).runInThisContext()(own.exports, require, own);
const { renderer } = own.exports;
exports.renderer = {
  ...renderer,
  renderPage(input) {
    const begin = performance.now();
    const page = renderer.renderPage(input);
    appendFileSync(process.env.RENDERS, \`\${input.url} \${performance.now() - begin}\\n\`);
    return page;
  },
};
})
`;

/** Makes a folder that serves as WEB_DIST: the real site, whose renders can be counted. */
export async function makeCountedSite(): Promise<CountedSite> {
  const webDist = await mkdtemp(join(tmpdir(), 'bench-site-'));
  for (const part of await readdir(places.webDist))
    if (part !== RENDERER) await symlink(join(places.webDist, part), join(webDist, part));
  await mkdir(join(webDist, RENDERER));
  const real = join(places.webDist, RENDERER, 'entry-server.cjs');
  await writeFile(join(webDist, RENDERER, 'entry-server.cjs'), wrapper(real));
  return { webDist, stop: () => rm(webDist, { recursive: true, force: true }) };
}

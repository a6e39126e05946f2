import { cp, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { places } from '../../support/places';
import type { ContentCall } from './content-calls';

/** Strapi's own middlewares as it suggests them, without its request log. */
const MIDDLEWARES = ['errors', 'security', 'cors', 'query', 'body', 'session', 'favicon', 'public'];

/** Nothing of the CMS but the form of its lists of texts, which the content types need. */
const INDEX = `module.exports = {
  register: ({ strapi }) => require('./store/text-list-field').registerTextList(strapi),
};
`;

const factory = (maker: string, uid: string) =>
  `module.exports = require('@strapi/strapi').factories.${maker}('${uid}');\n`;

/**
 * A Strapi project as anybody would make it from the same content types: Strapi's own REST API for each, no change log, no
 * rules, no cache.
 * @returns its folder
 */
export async function makeStrapiProject(calls: readonly ContentCall[]): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'bench-strapi-'));
  const built = join(places.cms, 'dist');
  for (const file of ['package.json', 'tsconfig.json', 'favicon.png']) {
    await cp(join(places.cms, file), join(project, file));
  }
  await symlink(join(places.cms, 'node_modules'), join(project, 'node_modules'));
  await cp(built, join(project, 'dist'), { recursive: true, filter: (path) => path !== join(built, 'build') });
  await mkdir(join(project, 'src'));

  const dist = join(project, 'dist');
  await writeFile(join(dist, 'src/index.js'), INDEX);
  const names = MIDDLEWARES.map((name) => `strapi::${name}`);
  await writeFile(join(dist, 'config/middlewares.js'), `module.exports = ${JSON.stringify(names)};\n`);
  for (const { uid, name } of calls) {
    for (const [folder, maker] of [
      ['routes', 'createCoreRouter'],
      ['controllers', 'createCoreController'],
      ['services', 'createCoreService'],
    ] as const) {
      await mkdir(join(dist, 'src/api', name, folder), { recursive: true });
      await writeFile(join(dist, 'src/api', name, folder, `${name}.js`), factory(maker, uid));
    }
  }
  return project;
}

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { note } from '../output.mjs';
import { places, root } from '../paths.mjs';
import { buildStale, isBuilt } from '../prepare/build.mjs';
import { targets } from '../prepare/targets.mjs';
import { Problem } from '../problem.mjs';

/** @typedef {{ build: (stopping: () => boolean) => Promise<void> }} LatePanel what builds the panel once the site is there */

const panelPage = join(places.cms, 'dist/build/index.html');

/** Stands where the panel will; asks again by itself. */
const placeholder = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta http-equiv="refresh" content="5" />
    <title>Strapi’s panel is being built</title>
  </head>
  <body>
    <h1>Strapi’s panel is being built</h1>
    <p>After an installation or an update this takes a minute or two. This page shows the panel as soon as it is ready.</p>
    <p>The site and the back-office run meanwhile.</p>
  </body>
</html>
`;

/**
 * Leaves the slowest build for when the site is up (S12). Strapi looks at its start whether there is a panel to serve: until
 * the first one is built, a page in its place says so; an older panel stays until the new one is there.
 * @param {{ target?: import('../prepare/targets.mjs').Target, page?: string, folder?: string }} [what] for tests
 * @returns {LatePanel | null} null where the panel is there as it should be
 */
export function postponePanel({ target = targets.panel, page = panelPage, folder = root } = {}) {
  if (isBuilt(target)) return null;
  if (!existsSync(page)) {
    mkdirSync(dirname(page), { recursive: true });
    writeFileSync(page, placeholder);
  }
  return { build: (stopping) => buildLate({ first: target, lanes: [], folder }, stopping) };
}

/**
 * @param {Parameters<typeof buildStale>[0]} what
 * @param {() => boolean} stopping
 */
async function buildLate(what, stopping) {
  try {
    await buildStale(what);
  } catch (error) {
    if (stopping()) return;
    if (!(error instanceof Problem)) throw error;
    note(`Site and back-office run, but there is no new panel; the next start tries again. ${error.message}`);
  }
}

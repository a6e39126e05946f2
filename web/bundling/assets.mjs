import { buildId } from './build-id.mjs';
import { entries } from './browser.mjs';
import { filesOf, integrityOf, pagesOf } from './files.mjs';
import { buildFirstLook } from './first-look.mjs';
import { buildHeldStart } from './held-start.mjs';

/** The browser's files by name, as the renderer and the proxy know them (src/app/assets.d.ts). */
export async function assetsOf(manifests) {
  const site = JSON.parse(manifests.site);
  const font = (name) => Object.values(site).find((chunk) => chunk.src === `src/assets/fonts/${name}`)?.file;
  const assets = {
    buildId: buildId(Object.values(manifests).join('')),
    fonts: [font('heading.woff2'), font('text.woff2')].filter(Boolean).map((file) => `/${file}`),
    naira: `/${font('text-naira.woff2')}`,
    start: filesOf(JSON.parse(manifests.start), entries.start).script,
    site: filesOf(site, entries.site),
    admin: filesOf(JSON.parse(manifests.admin), entries.admin),
    preview: filesOf(JSON.parse(manifests.preview), entries.preview).script,
    tags: filesOf(JSON.parse(manifests.tags), entries.tags),
    measuredStart: filesOf(JSON.parse(manifests['start-measured']), entries['start-measured']).script,
    vitals: filesOf(JSON.parse(manifests.vitals), entries.vitals).script,
    pages: pagesOf(site),
    firstLook: await buildFirstLook(),
    heldStart: await buildHeldStart(),
  };
  assets.integrity = integrityOf([
    assets.start,
    assets.admin.script,
    assets.preview,
    assets.tags.script,
    assets.measuredStart,
  ]);
  return assets;
}

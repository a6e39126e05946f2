import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const web = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = join(web, 'src/assets/pictures');
/** Visitors pay for every byte: a picture of 800 pixels stays below this as AVIF. */
const GOAL = { width: 800, bytes: 35 * 1024 };
/** What a phone takes for the picture of a first screen, before anything else is there. */
const FIRST = { width: 640, bytes: 8.9 * 1024 };

async function encodeAvif(picture, width) {
  const most = width === FIRST.width ? FIRST.bytes : GOAL.bytes * (width / GOAL.width) ** 2;
  const effort = width === FIRST.width ? 9 : 4;
  for (let quality = 58; ; quality -= 3) {
    const { size } = await picture
      .clone()
      .avif({ quality, effort })
      .toBuffer({ resolveWithObject: true })
      .then(({ info }) => info);
    if (size <= most || quality < 34) return picture.clone().avif({ quality, effort });
  }
}

/** Writes a picture in every width, as AVIF and as WebP, to where the site imports it from. */
export async function encode(name, png, widths) {
  mkdirSync(folder, { recursive: true });
  for (const width of widths) {
    const picture = sharp(png).resize({ width, kernel: 'lanczos3' });
    await (await encodeAvif(picture, width)).toFile(join(folder, `${name}-${width}.avif`));
    await picture
      .clone()
      .webp({ quality: 74, alphaQuality: 80, effort: 6, smartSubsample: true })
      .toFile(join(folder, `${name}-${width}.webp`));
  }
  if (name === 'unit') await encodeCard(png);
}

/** The card that other sites show beside a link: the unit on forest ground, 1200 × 630. */
async function encodeCard(png) {
  const unit = await sharp(png).trim().resize({ width: 1080 }).toBuffer();
  const ground = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><radialGradient id="g" cx=".5" cy=".62" r=".75"><stop offset="0" stop-color="#e9dfc8"/><stop offset="1" stop-color="#d9ccae"/></radialGradient><path fill="#173f2e" d="M0 0h1200v630H0z"/><rect x="28" y="28" width="1144" height="574" rx="10" fill="url(#g)"/></svg>',
  );
  await sharp(ground)
    .composite([{ input: unit, gravity: 'centre' }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(web, 'public/og.jpg'));
}

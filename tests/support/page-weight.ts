import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The bytes of a page's first visit on a phone, as they go over the wire, and the requests until somebody touches it. */
export type Weight = {
  html: number;
  css: number;
  /** Script that runs although nobody has touched the page. */
  scriptAtFirst: number;
  /** Script that the first touch asks for. */
  scriptAfterTouch: number;
  /** Fonts that the page asks for at once. */
  fonts: number;
  /** Pictures that do not wait until they are near. */
  pictures: number;
  requests: number;
};

/** How well the proxy compresses a page. */
const QUALITY = 9;
/** A usual phone: how wide it is, and how many of its own pixels are one. */
const PHONE = { width: 412, density: 1.75 };

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
const tags = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([tag]) => tag);
const brotli = (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });

/** What `sizes` says of a phone: the first part whose condition it meets. */
function phoneSize(sizes: string): string {
  const meets = ([, limit, rem]: RegExpMatchArray) =>
    limit === 'max' ? PHONE.width <= 16 * Number(rem) : PHONE.width >= 16 * Number(rem);
  return sizes.split(', ').find((part) => [...part.matchAll(/\((min|max)-width: ([\d.]+)rem\)/g)].every(meets)) ?? '';
}

/** Pixels that a phone needs of a picture: the whole screen's, less what `sizes` takes off it. */
function phoneWidth(sizes: string): number {
  const margins = /calc\(100vw - ([\d.]+)rem\)/.exec(phoneSize(sizes))?.[1] ?? '0';
  return Math.floor((PHONE.width - 16 * Number(margins)) * PHONE.density);
}

/** The address that a phone takes of a `srcset`: the narrowest that is wide enough, else the widest. */
export function phonePicture(srcset: string, sizes = ''): string {
  const offered = srcset
    .split(',')
    .map((part) => part.trim().split(/\s+/))
    .map(([address = '', width = '0w']) => ({ address, width: Number.parseInt(width, 10) }))
    .sort((one, other) => one.width - other.width);
  return (offered.find(({ width }) => width >= phoneWidth(sizes)) ?? offered.at(-1))?.address ?? '';
}

/** Addresses of the pictures that are fetched at once: of each the first format that is offered. */
function firstPictures(html: string): string[] {
  const pictures = tags(html, /<picture[^>]*>.*?<\/picture>/gs);
  const alone = tags(html.replaceAll(/<picture[^>]*>.*?<\/picture>/gs, ''), /<img [^>]*>/g);
  return [...pictures, ...alone]
    .filter((part) => !part.includes('loading="lazy"'))
    .map((part) => {
      const srcset = /srcset="([^"]*)"/i.exec(part)?.[1];
      return srcset === undefined ? attribute(part, 'src') : phonePicture(srcset, attribute(part, 'sizes'));
    })
    .filter((address) => address !== '' && !address.startsWith('data:'));
}

/** What a page's document names, by what it is for. */
export function namedBy(html: string) {
  const links = tags(html, /<link [^>]*>/g);
  const scripts = tags(html, /<script [^>]*>/g);
  const [start = ''] = scripts.filter((tag) => tag.includes(' data-app='));
  const of = (rel: string) => links.filter((tag) => attribute(tag, 'rel') === rel).map((tag) => attribute(tag, 'href'));
  const fonts = links.filter((tag) => attribute(tag, 'as') === 'font').map((tag) => attribute(tag, 'href'));
  return {
    css: of('stylesheet'),
    scriptAtFirst: scripts.map((tag) => attribute(tag, 'src')).filter((address) => address !== ''),
    scriptAfterTouch: [attribute(start, 'data-app'), ...attribute(start, 'data-imports').split(' ')].filter(
      (address) => address !== '',
    ),
    fonts,
    pictures: firstPictures(html),
    small: [...of('icon'), ...of('manifest')].filter((address) => !address.startsWith('data:')),
  };
}

/** Weighs a page by its document and the built files that it names. @throws where a named file is not in the build */
export function weigh(html: string, client: string): Weight {
  const named = namedBy(html);
  const sizeOf = (address: string) => {
    const file = join(client, address);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  };
  const sum = (addresses: readonly string[]) => [...new Set(addresses)].reduce((bytes, one) => bytes + sizeOf(one), 0);
  const { css, scriptAtFirst, scriptAfterTouch, fonts, pictures, small } = named;
  return {
    html: brotli(Buffer.from(html)).length,
    css: sum(css),
    scriptAtFirst: sum(scriptAtFirst),
    scriptAfterTouch: sum(scriptAfterTouch),
    fonts: sum(fonts),
    pictures: sum(pictures.filter((address) => address.startsWith('/assets/'))),
    requests: 1 + new Set([...css, ...scriptAtFirst, ...fonts, ...pictures, ...small]).size,
  };
}

/** The text of the built script behind an address. */
export function scriptText(address: string, client: string): string {
  return readFileSync(join(client, address), 'utf8');
}

import type { FastifyInstance } from 'fastify';
import { iconSvg, type IconShape } from '@apoti/contract/lib/icon-svg';
import { markLetter } from '@apoti/contract/lib/mark';
import { withProductName } from '@apoti/contract/lib/product-name';
import { sendPrepared } from '../../http/send-prepared';
import { starting } from '../../limits';
import { PublicReply } from '../../sources/public-reply';
import type { Sources } from '../../sources/sources';
import { icoFile } from './ico-file';
import type { KeptIcons } from './kept-icons';
import { manifestJson } from './manifest';

type Parts = { sources: Sources; headers: Record<string, string>; kept: KeptIcons };

const ICO = 'image/vnd.microsoft.icon';

/** The icons that are pictures of pixels: for the home screens of phones, as the company's logo, and for whoever knows no SVG. */
const pictures: readonly { path: string; size: number; shape: IconShape; contentType?: string }[] = [
  { path: '/favicon.ico', size: 48, shape: 'rounded', contentType: ICO },
  { path: '/apple-touch-icon.png', size: 180, shape: 'square' },
  { path: '/icon-192.png', size: 192, shape: 'rounded' },
  { path: '/icon-512.png', size: 512, shape: 'rounded' },
  { path: '/icon-maskable-512.png', size: 512, shape: 'maskable' },
];

/** Draws all of them together, and again only for another letter. */
class DrawnIcons {
  private drawn: { letter: string; files: Promise<Buffer[]> } | undefined;

  constructor(private readonly kept: KeptIcons) {}

  /** @param index among the pictures */
  async get(siteName: string, index: number): Promise<Buffer> {
    const letter = markLetter(siteName);
    if (this.drawn?.letter !== letter) {
      const files = this.kept.get(pictures.map(({ size, shape }) => ({ size, svg: iconSvg(siteName, shape) })));
      const drawn = { letter, files };
      this.drawn = drawn;
      // A failure is not kept.
      files.catch(() => {
        if (this.drawn === drawn) this.drawn = undefined;
      });
    }
    const file = (await this.drawn.files)[index];
    if (file === undefined) throw new Error('An icon was not drawn');
    return file;
  }
}

/**
 * The mark with the first letter of the site's name, so that another name has another icon (P2): as an SVG, as PNGs, which are
 * drawn a while after a start where none are kept, and the manifest that names them.
 */
export function iconRoutes(app: FastifyInstance, { sources: { content, media }, headers, kept }: Parts): void {
  const site = () => content.state.data.site;
  const serve = (path: string, reply: PublicReply) => {
    app.get(path, async (request, answer) => sendPrepared(request, answer, await reply.get()));
  };

  const favicon = new PublicReply({
    headers,
    contentType: 'image/svg+xml',
    version: () => content.visibleVersion,
    body: () => iconSvg(site().siteName),
  });
  const manifest = new PublicReply({
    headers,
    contentType: 'application/manifest+json; charset=utf-8',
    version: () => `${content.visibleVersion} ${media.visibleVersion}`,
    body: () => {
      const { siteName, siteDescription } = site();
      const texts = { siteName, siteDescription: withProductName(siteDescription, siteName) };
      return manifestJson(texts, media.state.data.favicon);
    },
  });
  media.onChange(() => manifest.refresh());
  for (const reply of [favicon, manifest]) content.onChange(() => reply.refresh());
  serve('/favicon.svg', favicon);
  serve('/site.webmanifest', manifest);

  const drawn = new DrawnIcons(kept);
  // Whoever asks learns of a failure, and has it tried again.
  const early = () => void drawn.get(site().siteName, 0).catch(() => undefined);
  const timer = setTimeout(early, starting.drawIconsMs).unref();
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await kept.stop();
  });
  for (const [index, { path, size, contentType = 'image/png' }] of pictures.entries()) {
    const picture = new PublicReply({
      headers,
      contentType,
      version: () => markLetter(site().siteName),
      body: async () => {
        const png = await drawn.get(site().siteName, index);
        return contentType === ICO ? icoFile(png, size) : png;
      },
    });
    content.onChange(async () => picture.outdate());
    serve(path, picture);
  }
}

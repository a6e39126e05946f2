import { join } from 'node:path';
import type { Page, Route } from 'playwright/test';
import { toPublicContent, toPublicTeam, type PlacedFile, type PublicData } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { defaultTeam } from '@apoti/contract/content/default-team';
import { loadRenderer } from '../../compat-proxy/src/pages/load-renderer';
import { NOW, publicData } from '../../web/src/testing/public-data';
import { places } from './places';

const ORIGIN = 'http://pictured.example';
const UPLOADED = '/uploads/a-station-0123456789abcdef.jpg';
/** Stands for every picture: how wide one is shown does not depend on what it shows. */
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"/>';

const placed: PlacedFile = { url: UPLOADED, mime: 'image/jpeg', alt: 'A station', width: 1600, height: 1000 };

/** The first content with an uploaded picture in each place that takes one; the slides keep the site's own. */
function picturedData(): PublicData {
  const pictured = <Part extends object>(part: Part) => ({ ...part, image: UPLOADED });
  const { services, testimonials } = defaultContent;
  const { posts, events } = publicData();
  return publicData({
    content: toPublicContent({
      ...defaultContent,
      testimonials: testimonials.map(pictured),
      services: {
        ...services,
        services: services.services.map(pictured),
        ecommercePartnership: pictured(services.ecommercePartnership),
        apiDocumentation: pictured(services.apiDocumentation),
      },
    }),
    team: toPublicTeam(defaultTeam.map(pictured)),
    posts: posts.map((post) => ({ ...post, featuredImage: UPLOADED })),
    events: events.map(pictured),
    media: { 'partnership-section': placed, 'team-section': placed, 'product-showcase': placed },
  });
}

/** How wide a picture is shown, and how wide its `sizes` says that it is, in pixels of the page. */
type ShownPicture = { srcset: string; sizes: string; shown: number; said: number };

/** The built site in a browser, with a picture wherever there may be one. No server and no CMS stands behind it. */
export class PicturedSite {
  private readonly renderer = loadRenderer(places.webDist);
  private readonly data = picturedData();

  private constructor(private readonly page: Page) {}

  static async open(page: Page): Promise<PicturedSite> {
    const site = new PicturedSite(page);
    await page.route(`${ORIGIN}/**`, (route) => site.answer(route));
    return site;
  }

  async go(path: string): Promise<void> {
    await this.page.goto(`${ORIGIN}${path}`);
  }

  /** The pictures of which a browser chooses the file, as far as they take up room. */
  async pictures(): Promise<ShownPicture[]> {
    return this.page.evaluate(async () => {
      const WIDE = 4_000;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="1"/>`;
      // A picture is as wide as its `sizes` says until a style tells otherwise.
      const widthOf = async (sizes: string) => {
        const probe = new Image();
        probe.sizes = sizes;
        probe.srcset = `data:image/svg+xml,${encodeURIComponent(svg)} ${WIDE}w`;
        await probe.decode();
        return probe.naturalWidth;
      };
      const found = [...document.images].flatMap((image) => {
        const { srcset, sizes } = image.parentElement?.querySelector('source') ?? image;
        const { width, height } = image.getBoundingClientRect();
        if (srcset === '' || width === 0) return [];
        // What covers its box is as wide as the box's height asks for, and cut off at its sides.
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const isCut = getComputedStyle(image).objectFit === 'cover';
        return [{ srcset, sizes, shown: isCut ? Math.max(width, height * ratio) : width }];
      });
      return Promise.all(found.map(async (one) => ({ ...one, said: await widthOf(one.sizes) })));
    });
  }

  private answer(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
    const look = { data: this.data, origin: ORIGIN, now: NOW, settings: { mapTiles: null } };
    switch (route.request().resourceType()) {
      case 'document':
        return route.fulfill({
          body: this.renderer.renderPage({ url: pathname, ...look }).body,
          contentType: 'text/html',
        });
      case 'stylesheet':
        return route.fulfill({ path: join(places.webDist, 'client', pathname) });
      case 'image':
        return route.fulfill({ body: DRAWING, contentType: 'image/svg+xml' });
      default:
        return route.abort();
    }
  }
}

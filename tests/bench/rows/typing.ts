import { loadavg } from 'node:os';
import { chromium, type Browser, type Page } from 'playwright/test';
import { launchOptions } from '../../support/browser';
import { BackOffice } from '../../support/pages/back-office';
import { WireClient } from '../../support/wire-client';
import { withUnit, type Row } from '../table';
import type { World } from '../world';

/** A phone's or an old laptop's processor beside this one. */
const SLOWER = 4;
const FAQS = 200;
const TESTIMONIALS = 50;
const TEXT = 'Opens at midnight as at noon. ';
/** Between two keys, as a quick typist's. */
const KEY_MS = 110;
/** After the last key: the autosave and its answer. */
const REST_MS = 4_000;
const GOAL_MS = 50;
/** What this machine and its browser take without any of our code: the figure to read the others by. */
const BARE = 'Bare field';

/** `alone`: the address is of the form itself, not of a list that opens one. */
type Form = { what: string; path: string; field: string; goal: boolean; wide?: boolean; alone?: boolean };
/** Where there is room for it, the preview is open beside the form and follows each word. */
const sizes = { usual: { width: 1280, height: 720 }, wide: { width: 1680, height: 900 } };
const forms: readonly Form[] = [
  { what: `an answer among ${FAQS} FAQs`, path: '/admin/faq', field: 'Answer', goal: true },
  { what: `a quote among ${TESTIMONIALS} testimonials`, path: '/admin/testimonials', field: 'Quote', goal: true },
  { what: 'the same answer, its page beside it', path: '/admin/faq', field: 'Answer', goal: true, wide: true },
  { what: 'the same quote, its page beside it', path: '/admin/testimonials', field: 'Quote', goal: true, wide: true },
  { what: 'a post, in its editor', path: '/admin/blog?edit=1', field: 'Content', goal: true, alone: true },
  { what: 'a location’s address', path: '/admin/locations/1', field: 'Address', goal: true, alone: true },
  { what: 'a bare field of the browser on the same page', path: '/admin/faq', field: BARE, goal: false },
];

/** Fills the content up to the sizes of the goal. */
async function fill(origin: string, admin: { username: string; password: string }): Promise<void> {
  const wire = new WireClient(origin);
  await wire.signIn(admin);
  const { faq, testimonials, revision } = await wire.content();
  const [model] = testimonials;
  if (model === undefined) throw new Error('There is no testimonial to take as a model');
  const more = (count: number) => Array.from({ length: Math.max(0, count) }, (_, at) => at + 1);
  const faqs = more(FAQS - faq.faqs.length).map((at) => ({
    id: 900_000 + at,
    category: 'general',
    question: `Example question ${at} about lockers and parcels?`,
    answer: 'An example answer of some length. '.repeat(8),
    active: true,
  }));
  const quotes = more(TESTIMONIALS - testimonials.length).map((at) => ({ ...model, id: 900_000 + at }));
  await wire.post('/api/content.php', {
    revision,
    faq: { ...faq, faqs: [...faq.faqs, ...faqs] },
    testimonials: [...testimonials, ...quotes],
  });
}

/** Runs in the page. */
function putBareField(name: string): void {
  const field = document.createElement('textarea');
  field.setAttribute('aria-label', name);
  document.querySelector('main')?.append(field);
}

/** The longest time for which the page was blocked while somebody typed and it saved itself, in ms; 0: never above 50. */
async function longestBlock(page: Page, { path, field, wide = false, alone = false }: Form): Promise<number> {
  await page.setViewportSize(wide ? sizes.wide : sizes.usual);
  await page.goto(path);
  if (!alone) await page.locator('main ol h3 button').first().click();
  if (wide) await page.frameLocator('iframe[title^="Preview of"]').locator('main').waitFor();
  if (field === BARE) await page.evaluate(putBareField, BARE);
  await page.getByRole('textbox', { name: field }).first().focus();
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const observed = page.evaluate(
    (ms) =>
      new Promise<number>((resolve) => {
        let longest = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
        });
        observer.observe({ type: 'longtask' });
        setTimeout(() => resolve(longest), ms);
      }),
    TEXT.length * KEY_MS + REST_MS,
  );
  await page.keyboard.type(TEXT, { delay: KEY_MS });
  const longest = await observed;
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await processor.detach();
  return longest;
}

/** No frame may be blocked for longer: of the rounds the worst is judged, 0 where none had a block above 50 ms. */
export function blockRow(form: Pick<Form, 'what' | 'goal'>, longest: readonly number[], load: number): Row {
  const figure = longest.length === 0 ? NaN : Math.max(...longest);
  const shown = load.toFixed(1);
  return {
    row: 'S11',
    what: `typing ${form.what}, processor ${SLOWER} × slower: longest block (load ${shown})`,
    ours: figure === 0 ? `none above ${GOAL_MS} ms` : withUnit(figure, ' ms'),
    figure,
    ...(form.goal ? { goal: { atMost: GOAL_MS } } : {}),
    unit: ' ms',
    numbers: { longest, load: Number(shown) },
  };
}

/** S11: how long typing into the largest forms blocks the page on a processor four times slower. */
export async function typing(world: World): Promise<Row[]> {
  const { origin, admin } = await world.stack();
  await fill(origin, admin);
  const browser: Browser | null = await chromium.launch(launchOptions).catch(() => null);
  if (browser === null)
    return forms.map(({ what }) => ({ row: 'S11', what: `typing ${what}`, ours: 'no browser here' }));
  try {
    const page = await browser.newPage({ baseURL: origin, reducedMotion: 'reduce' });
    await new BackOffice(page).open(admin, '/admin/faq');
    const rows: Row[] = [];
    for (const form of forms) {
      const longest: number[] = [];
      for (let round = 0; round < world.options.rounds; round += 1) longest.push(await longestBlock(page, form));
      rows.push(blockRow(form, longest, loadavg()[0] ?? 0));
    }
    return rows;
  } finally {
    await browser.close();
  }
}

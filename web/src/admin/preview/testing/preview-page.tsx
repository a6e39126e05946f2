import type { PreviewRequest } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { fetchPreview } from '../../../shared/api/preview';
import { completeBrowser } from '../../editing/testing/complete-browser';
import { PREVIEW_QUIET_MS } from '../preview-loop';
import { PreviewToggle } from '../PreviewToggle';
import { WithPreview } from '../WithPreview';
import { StandInFrame } from './stand-in-frame';
import { stubWidth } from './window-width';

// A form with its preview in a document of its own, and what its tests look for in it. Each of them mocks `fetchPreview`.
let root: Root;
let width: number;
/** What runs in the preview's frame. */
export let framed: StandInFrame;
/** The server's part. */
export const fetched = vi.mocked(fetchPreview);

const html = ({ content }: PreviewRequest) =>
  `<!doctype html><body><h1>${content?.site.siteName}</h1><p>Second part</p><a href="/elsewhere">Away</a><script>x</script></body>`;

/** A wide window, in a browser that keeps nothing yet. */
export function beginDocument(): void {
  vi.useFakeTimers();
  completeBrowser();
  width = 1600;
  stubWidth(() => width);
  framed = new StandInFrame();
  localStorage.clear();
  fetched.mockReset().mockImplementation(async (request) => html(request));
  document.body.innerHTML = '<div id="root"></div>';
}

/** Takes the form away, and gives the browser back. */
export async function endDocument(): Promise<void> {
  await close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

/** Makes the window so wide, in px. */
export function setWidth(px: number): void {
  width = px;
}

/** Draws what is given, with all that comes late of it. */
export async function draw(shown: ReactElement): Promise<void> {
  root = createRoot(document.getElementById('root')!);
  await act(async () => root.render(shown));
  await act(() => vi.dynamicImportSettled());
}

/** Takes the form away. */
export const close = () => act(async () => root.unmount());

function ofSite(siteName: string | null, path = '/about', form = <input defaultValue="Second part" />): ReactElement {
  const content = { ...defaultContent, site: { ...defaultContent.site, siteName: siteName ?? '' } };
  return (
    <WithPreview shown={siteName === null ? null : { path, parts: { content } }}>
      {form}
      <PreviewToggle />
    </WithPreview>
  );
}

/** Shows a site of another name, on a page, beside a form. */
export const show = (...site: Parameters<typeof ofSite>) => act(async () => root.render(ofSite(...site)));

/** Opens the form; null: there is nothing to show. */
export async function open(siteName: string | null = 'Apoti', path = '/about'): Promise<void> {
  await draw(ofSite(siteName, path));
  await pass();
}

/** Lets the browser load the frame. */
export async function load(): Promise<void> {
  await act(async () => framed.load(frame()!));
  await pass(0);
}

/** Lets so much time pass, and the frame do what it was sent. */
export async function pass(ms = PREVIEW_QUIET_MS): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.advanceTimersByTimeAsync(1));
  await framed.done;
}

export const frame = () => document.querySelector('iframe');
export const page = () => framed.page;
export const status = () => document.querySelector('section [role=status]')?.textContent;
export const button = (text: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === text)!;

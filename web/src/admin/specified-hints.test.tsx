// @vitest-environment jsdom
import { defaultSeo } from '@apoti/contract/content/default-seo';
import { defaultSettings } from '@apoti/contract/content/default-settings';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Heatmaps } from './settings/advanced/Heatmaps';
import { PerformanceTab } from './settings/performance/PerformanceTab';
import { AlertLimits } from './settings/reporting/AlertLimits';
import { UploadDialog } from './media/upload/UploadDialog';
import { GeneralTab } from './seo/general/GeneralTab';
import { LocalTab } from './seo/local/LocalTab';

vi.mock('./settings-editing/settings-editing', () => ({ useSettingsEditor: () => ({ session: {} }) }));
vi.mock('./seo/previews/SearchPreview', () => ({ SearchPreview: () => null }));

const group = <T,>(value: T) => ({ value, edit: () => undefined, issue: () => undefined });
const nothing = () => undefined;
const staged = {
  ...{ files: [], isOpen: true, folder: null, category: '' as const },
  ...{
    take: nothing,
    describe: nothing,
    remove: nothing,
    choose: nothing,
    open: nothing,
    close: nothing,
    send: nothing,
  },
};

/** What is shown, without a browser: the document that it would be drawn into. */
function drawn(screen: ReactNode): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(screen);
  return place;
}

it.each([
  [
    'the thresholds of slow pages',
    <PerformanceTab settings={group(defaultSettings)} />,
    [
      'Paths such as /pricing. The usual ones: /, /about, /services, /pricing, /contact.',
      ': 3000.',
      'Until something is to be seen: 2000.',
      'Until the largest part is to be seen: 2500.',
      'How much the page jumps while it loads: 0.1.',
    ],
  ],
  [
    'the limits of alerts',
    <AlertLimits reporting={group(defaultSettings.reporting)} />,
    [
      'Visitors of a day, compared with the usual ones: 200.',
      'So much fewer messages and applications on a day than usual: 20.',
      'So many of the site’s answers are failures of the server: 5.',
      'Until a page is there: 4000,',
    ],
  ],
  ['the meta description', <GeneralTab seo={group(defaultSeo)} />, ['150-160 characters.', '0 / 160']],
  ['opening hours', <LocalTab seo={group(defaultSeo)} />, ['ISO opening hours, such as Mo-Fr 09:00-17:00.']],
  [
    'what may be uploaded',
    <UploadDialog staged={staged} folders={[]} />,
    ['Maximum 10MB each, images 5MB. Images, video, audio, PDF, Word, ZIP and RAR.'],
  ],
])('A22: hints: %s', (_, screen, hints) => {
  const text = drawn(screen).textContent;
  for (const hint of hints) expect(text).toContain(hint);
});

it('A22: the media dialog takes images, video, audio, PDF, Word, ZIP and RAR', () => {
  const input = drawn(<UploadDialog staged={staged} folders={[]} />).querySelector('input[type=file]');
  expect(input?.getAttribute('accept')).toBe('image/*,video/*,audio/*,.pdf,.doc,.docx,.zip,.rar');
});

it('A22: three providers of heatmaps, Hotjar first', () => {
  const screen = drawn(<Heatmaps group={group(defaultSettings.heatmapTracking)} />);
  expect([...screen.querySelectorAll('select option')].map(({ textContent }) => textContent)).toEqual([
    ...['Hotjar', 'FullStory', 'LogRocket'],
  ]);
});

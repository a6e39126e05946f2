// @vitest-environment jsdom
import { toPublicTeam } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { defaultEvents } from '@apoti/contract/content/default-events';
import { defaultSeo } from '@apoti/contract/content/default-seo';
import { defaultSettings } from '@apoti/contract/content/default-settings';
import { defaultStations } from '@apoti/contract/content/default-stations';
import { defaultTeam } from '@apoti/contract/content/default-team';
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentEditing } from '../admin/content-editing/ContentEditing';
import { ContentScreen } from '../admin/content/ContentScreen';
import { SaveState } from '../admin/editor/SaveState';
import { completeBrowser } from '../admin/editing/testing/complete-browser';
import { EventsScreen } from '../admin/events/EventsScreen';
import { FaqScreen } from '../admin/faq/FaqScreen';
import { LocationsScreen } from '../admin/locations/LocationsScreen';
import { SeoEditing } from '../admin/seo-editing/seo-editing';
import { SeoScreen } from '../admin/seo/SeoScreen';
import { SettingsEditing } from '../admin/settings-editing/settings-editing';
import { SettingsScreen } from '../admin/settings/SettingsScreen';
import { TeamEditing } from '../admin/team-editing/TeamEditing';
import { TeamScreen } from '../admin/team/TeamScreen';
import { TestimonialsScreen } from '../admin/testimonials/TestimonialsScreen';
import { SIGN_IN_FIRST } from '../shared/api/to-api-error';
import { transport } from '../shared/api/transport';

const SAID = 'The server has only its defaults at the moment';
const REVISION = 'e.7';

const listed = <T extends object>(items: readonly T[]) => items.map((item, index) => ({ ...item, order: index + 1 }));

/** What a server answers that has only its defaults, and one that has the same by a revision; to visitors what they may see. */
const replies = (revision?: string, isVisitor = false): Record<string, unknown> => ({
  '/api/content.php': { ...defaultContent, heroSlides: listed(defaultContent.heroSlides), revision },
  '/api/team.php': listed(isVisitor ? toPublicTeam(defaultTeam) : defaultTeam).map((member) => ({
    ...member,
    revision,
  })),
  '/api/seo': { state: defaultSeo, revision },
  '/api/settings': { state: defaultSettings, revision },
  '/api/events': { events: defaultEvents, revision },
  '/api/stations': { stations: defaultStations.map((station) => ({ ...station, updatedAt: '' })), revision },
});

let root: Root;
let revision: string | undefined;
/** Nobody is signed in. */
let isVisitor = false;
const request = vi.spyOn(transport, 'request');
const writes = () => request.mock.calls.filter(([{ method = 'GET' }]) => method !== 'GET');

beforeEach(async () => {
  completeBrowser();
  localStorage.clear();
  request.mockClear();
  await mutate(() => true, undefined, { revalidate: false });
  revision = undefined;
  isVisitor = false;
  request.mockImplementation(async ({ url = '' }) => {
    const data = replies(revision, isVisitor)[url];
    if (data === undefined) throw new Error(`${url} is not answered here`);
    return { data, headers: {}, status: 200, statusText: 'OK' };
  });
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

/** A screen in the editing of all documents, as the back-office has it. */
const inEditing = (screen: ReactElement) => (
  <ContentEditing person={7} signedIn>
    <TeamEditing person={7} signedIn>
      <SeoEditing person={7} signedIn>
        <SettingsEditing person={7} signedIn>
          {screen}
        </SettingsEditing>
      </SeoEditing>
    </TeamEditing>
  </ContentEditing>
);

/** Opens a screen, as a reload does. */
async function open(screen: ReactElement, path: string): Promise<void> {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  const at = path.split('/').slice(0, 3).join('/');
  await act(async () =>
    root.render(
      // What one test has read is read again for the next.
      <SWRConfig value={{ dedupingInterval: 0 }}>
        <BrowserRouter>
          <Routes>
            <Route path={`${at}/*`} element={inEditing(screen)} />
          </Routes>
        </BrowserRouter>
      </SWRConfig>,
    ),
  );
}

/** Waits until it holds, with what React has to do meanwhile. */
const until = (holds: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    holds();
  }, 10_000);

const text = () => document.body.textContent;
const fields = () => [...document.querySelectorAll('#root :is(input, textarea, select, [contenteditable])')];
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('#root button')];
const saves = () => buttons().filter(({ textContent }) => /^(Save|Add)/.test(textContent.trim()));
const tryAgain = () =>
  act(async () =>
    buttons()
      .find(({ textContent }) => textContent === 'Try again')
      ?.click(),
  );
const pressSave = () =>
  act(async () => dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true })));

describe('a server that has only its defaults', () => {
  it.each<[path: string, screen: ReactElement]>([
    ['/admin/content', <ContentScreen />],
    ['/admin/testimonials', <TestimonialsScreen />],
    ['/admin/faq', <FaqScreen />],
    ['/admin/team', <TeamScreen />],
    ['/admin/seo', <SeoScreen />],
    ['/admin/settings', <SettingsScreen />],
    [`/admin/events/${defaultEvents[0]!.id}`, <EventsScreen person={7} signedIn />],
    [`/admin/locations/${defaultStations[0]!.id}`, <LocationsScreen person={7} signedIn />],
  ])(
    'A6: %s says so, has nothing to edit and saves nothing; once the server has more, it is there',
    async (path, screen) => {
      await open(screen, path);
      await until(() => expect(text()).toContain(SAID));
      expect(fields()).toEqual([]);
      expect(saves()).toEqual([]);
      await pressSave();
      expect(writes()).toEqual([]);
      revision = REVISION;
      await tryAgain();
      await until(() => expect(fields()).not.toEqual([]));
      // The settings have two fields of the content, which is asked for by itself.
      await tryAgain();
      await until(() => expect(text()).not.toContain(SAID));
      expect(saves()).not.toEqual([]);
    },
  );

  it.each<[path: string, screen: ReactElement]>([
    ['/admin/content', <ContentScreen />],
    ['/admin/team', <TeamScreen />],
  ])(
    'A6: %s is not said to be that of such a server when the session has ended: it says to sign in',
    async (path, screen) => {
      revision = `${REVISION}-public`;
      isVisitor = true;
      await open(screen, path);
      await until(() => expect(text()).toContain(SIGN_IN_FIRST));
      expect(text()).not.toContain(SAID);
      expect(fields()).toEqual([]);
      revision = REVISION;
      isVisitor = false;
      await tryAgain();
      await until(() => expect(fields()).not.toEqual([]));
      expect(text()).not.toContain(SIGN_IN_FIRST);
    },
  );

  it.each<[path: string, screen: ReactElement, actions: RegExp]>([
    ['/admin/events', <EventsScreen person={7} signedIn />, /^(Delete|Featured): /],
    ['/admin/locations', <LocationsScreen person={7} signedIn />, /^(Delete|Active): |^Import/],
  ])('A6: %s says so, and none of its entries can be changed or deleted', async (path, screen, actions) => {
    await open(screen, path);
    await until(() => expect(text()).toContain(SAID));
    const changing = buttons().filter(({ ariaLabel, textContent }) => actions.test(ariaLabel ?? textContent.trim()));
    expect(changing.length).toBeGreaterThan(3);
    for (const button of changing) {
      expect([button.ariaLabel, button.disabled]).toEqual([button.ariaLabel, true]);
      await act(async () => button.click());
    }
    expect(writes()).toEqual([]);
  });

  it('A6: the save state does not go on loading what could not be loaded', async () => {
    const screen = (
      <>
        <SaveState />
        <FaqScreen />
      </>
    );
    const state = () => document.querySelector('[aria-label="Save state"]')?.textContent;
    await open(screen, '/admin/faq');
    await until(() => expect(state()).toBe('Not everything is loaded'));
    revision = REVISION;
    await tryAgain();
    await until(() => expect(state()).toBe('Saved'));
  });
});

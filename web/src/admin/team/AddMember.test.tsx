// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { EditingSession } from '../editing/session';
import { completeBrowser } from '../editing/testing/complete-browser';
import { FakeBrowser } from '../editing/testing/fake-browser';
import { FakeClock } from '../editing/testing/fake-clock';
import { typeInto } from '../editing/testing/type-into';
import { choosePicture } from '../form/testing/choose-picture';
import { teamDocument, type TeamContent } from '../team-editing/team-document';
import { TeamOnScreen } from './testing/TeamOnScreen';

vi.mock('../../shared/api/upload', () => ({ uploadPicture: vi.fn() }));

it('A12, A21: a new member is not added before her photo is there', async () => {
  completeBrowser();
  localStorage.clear();
  window.history.replaceState(null, '', '/admin/team');
  const browser = new FakeBrowser<TeamContent>();
  const session = new EditingSession<TeamContent>({
    document: teamDocument,
    person: 7,
    clock: new FakeClock(),
    store: browser.store('team', 7),
    tabs: browser.tabs(),
    newKey: () => 'key',
    send: async ({ content }) => ({ kind: 'saved', content, revision: 'e.2', aliases: [] }),
  });
  await session.start();
  session.seen({ content: { members: [] }, revision: 'e.1' });
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root')!);
  await act(async () => root.render(<TeamOnScreen session={session} />));
  const press = (text: string) =>
    act(async () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === text)!.click(),
    );
  await press('Add Team Member');
  for (const field of ['name', 'position', 'bio'])
    await typeInto(document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${field}]`)!, 'Ada');
  const end = await choosePicture();
  await press('Add Member');
  expect(session.getState().work?.mine.members).toEqual([]);
  await end('/uploads/ada.png');
  await press('Add Member');
  expect(session.getState().work?.mine.members).toMatchObject([{ name: 'Ada', image: '/uploads/ada.png' }]);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

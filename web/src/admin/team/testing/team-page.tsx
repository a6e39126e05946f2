import type { Team } from '@apoti/contract';
import { defaultTeam } from '@apoti/contract/content/default-team';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { EditingSession } from '../../editing/session';
import type { Outcome } from '../../editing/state';
import { completeBrowser } from '../../editing/testing/complete-browser';
import { FakeBrowser } from '../../editing/testing/fake-browser';
import { FakeClock } from '../../editing/testing/fake-clock';
import { teamDocument, type TeamContent } from '../../team-editing/team-document';
import { TeamOnScreen } from './TeamOnScreen';

// The screen in a document of its own, and what its tests look for in it.
let root: Root;
/** What the editor takes for the time. */
export let clock: FakeClock;
/** What the screen edits. */
export let session: EditingSession<TeamContent>;

/** A server without other people: what is sent is what it has. */
class Server {
  stored: Team = defaultTeam;
  isDown = false;
  /** Until then it answers nothing. */
  pause: Promise<void> = Promise.resolve();

  send = async ({ content }: { content: TeamContent }): Promise<Outcome<TeamContent>> => {
    if (this.isDown) return { kind: 'unavailable', message: 'The server cannot be reached' };
    this.stored = content.members;
    await this.pause;
    return { kind: 'saved', content, revision: `e.${clock.now()}`, aliases: [] };
  };
}
/** Where edits arrive. */
export let server: Server;

/** The screen with the default team, in a browser that keeps nothing yet. */
export async function beginScreen(): Promise<void> {
  completeBrowser();
  localStorage.clear();
  window.history.replaceState(null, '', '/admin/team');
  server = new Server();
  clock = new FakeClock();
  const browser = new FakeBrowser<TeamContent>();
  session = new EditingSession<TeamContent>({
    document: teamDocument,
    person: 7,
    clock,
    store: browser.store('team', 7),
    tabs: browser.tabs(),
    newKey: () => 'key',
    send: server.send,
  });
  await session.start();
  session.seen({ content: { members: defaultTeam }, revision: 'e.1' });
  document.body.innerHTML = '<div id="root"></div>';
  await draw();
}

/** Takes the screen away, and gives the browser back. */
export async function endScreen(): Promise<void> {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
}

/** Draws the screen anew, as a reload does. */
export async function redraw(): Promise<void> {
  await act(async () => root.unmount());
  await draw();
}

async function draw(): Promise<void> {
  root = createRoot(document.getElementById('root')!);
  await act(async () => root.render(<TeamOnScreen session={session} />));
}

export const page = () => document.body.textContent ?? '';
export const named = (label: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)!;
export const button = (text: string, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === text)!;
export const input = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)!;
export const names = () => [...document.querySelectorAll('li h3')].map(({ textContent }) => textContent);
export const mine = () => session.getState().work!.mine.members;
export const click = (element: HTMLElement) => act(async () => element.click());
export const dialog = () => document.querySelector('dialog[open]')!;

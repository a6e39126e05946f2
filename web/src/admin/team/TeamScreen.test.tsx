// @vitest-environment jsdom
import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { defaultTeam } from '@apoti/contract/content/default-team';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminToast } from '../../shared/ui/toast';
import { settle } from '../editing/testing/fake-clock';
import { typeInto } from '../editing/testing/type-into';
import { choosePicture } from '../form/testing/choose-picture';
import { PAGE_SIZE } from '../form/use-pages';
import { STEP_MS } from '../editing/undo';
import {
  beginScreen,
  button,
  click,
  clock,
  dialog,
  endScreen,
  input,
  mine,
  named,
  names,
  page,
  server,
  session,
} from './testing/team-page';

vi.mock('../../shared/api/upload', () => ({ uploadPicture: vi.fn() }));

const sums = () => [...document.querySelectorAll('dl div')].map(({ textContent }) => textContent);
const [one, two, three, four] = defaultTeam.map(({ name }) => name);

describe('TeamScreen', () => {
  const said = { success: vi.spyOn(adminToast, 'success'), error: vi.spyOn(adminToast, 'error') };

  beforeEach(async () => {
    said.success.mockReset();
    said.error.mockReset();
    await beginScreen();
  });
  afterEach(endScreen);

  it('A12: four cards sum up the team, and follow a switch at once', async () => {
    expect(sums()).toEqual(['Total Members4', 'Active Members4', 'Featured Members2', 'Departments4']);
    await click(named(`Active: ${one}`));
    await click(named(`Featured: ${one}`));
    expect(sums()).toEqual(['Total Members4', 'Active Members3', 'Featured Members1', 'Departments4']);
    expect(document.querySelector('li')?.textContent).toContain('Inactive');
    expect(named(`Featured: ${one}`).getAttribute('aria-pressed')).toBe('false');
    await act(() => clock.pass(AUTOSAVE_QUIET_MS));
    expect(server.stored[0]).toMatchObject({ isActive: false, featured: false });
  });

  it('A12: a card shows 3 skills and how many more, and initials where there is no photo', () => {
    const skills = [...document.querySelectorAll('li [aria-label="Skills"]')].map((list) =>
      [...list.children].map(({ textContent }) => textContent),
    );
    expect(skills[0]).toEqual([...defaultTeam[0]!.skills.slice(0, 3), '+1 more']);
    expect(skills[2]).toEqual(defaultTeam[2]!.skills);
    expect(document.querySelector('li')?.textContent?.startsWith('N')).toBe(true);
  });

  it('A12: up and down with the ends disabled; the focus stays and the move is said', async () => {
    expect(named(`Move up: ${one}`).disabled).toBe(true);
    expect(named(`Move down: ${four}`).disabled).toBe(true);
    await click(named(`Move up: ${two}`));
    expect(names()).toEqual([two, one, three, four]);
    expect(document.activeElement).toBe(named(`Move down: ${two}`));
    expect(page()).toContain(`${two} is now member 1 of 4`);
  });

  it('A12: while some are hidden by the search nothing can be moved', async () => {
    await typeInto(document.querySelector<HTMLInputElement>('input[type=search]')!, 'head of');
    expect(names()).toEqual([two, three]);
    expect(named(`Move up: ${three}`)).toBeNull();
    await typeInto(document.querySelector<HTMLInputElement>('input[type=search]')!, 'nobody');
    expect(page()).toContain('No team members found');
    await click(button('Show everybody'));
    expect(names()).toHaveLength(4);
  });

  it('A12, A21: what is typed about a member saves itself; Update Member says so and goes back to her card', async () => {
    await click(named(`Edit: ${two}`));
    expect(document.activeElement).toBe(input('name'));
    await typeInto(input('position'), 'Chief Operator');
    await act(() => clock.pass(AUTOSAVE_QUIET_MS));
    expect(server.stored[1]?.position).toBe('Chief Operator');
    await click(button('Update Member'));
    await act(settle);
    expect(said.success).toHaveBeenCalledWith('Team member updated successfully!');
    expect(document.activeElement).toBe(named(`Edit: ${two}`));
  });

  it('A12, A6: a skill line that is left empty holds nothing back and is gone, whichever way the form is left', async () => {
    const skills = () => [...document.querySelectorAll<HTMLInputElement>('input[name="skills"]')];
    const escape = async () =>
      void skills()
        .at(-1)!
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    for (const leave of [() => act(escape), () => click(named('Back')), () => click(button('Back to the team'))]) {
      await click(named(`Edit: ${two}`));
      await click(button('Add skill'));
      expect(skills().at(-1)!.value).toBe('');
      await leave();
      expect(mine()[1]).toEqual(defaultTeam[1]);
    }
    await click(named(`Active: ${one}`));
    await act(() => clock.pass(AUTOSAVE_QUIET_MS));
    expect(server.stored[0]?.isActive).toBe(false);
  });

  it('A6: a blank bio is not saved, says why beside the field, and keeps the form open', async () => {
    await click(named(`Edit: ${two}`));
    await typeInto(input('bio'), ' ');
    await click(button('Update Member'));
    await act(settle);
    expect(said.error).toHaveBeenCalledWith('Failed to save the team. “Ibrahim (example)”: Bio is required');
    expect(document.activeElement).toBe(input('bio'));
    const described = input('bio').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Bio is required');
    expect(server.stored).toBe(defaultTeam);
  });

  it('A12: the browser’s Back gives the focus back to the member whose form was open', async () => {
    await click(named(`Edit: ${two}`));
    const isBack = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    await act(() => (window.history.back(), isBack));
    expect(document.activeElement).toBe(named(`Edit: ${two}`));
  });

  it('A12: many members come by the page; one who is moved on takes the screen to hers; the address keeps it', async () => {
    const crowd = Array.from({ length: PAGE_SIZE + 2 }, (_, place) => ({
      ...defaultTeam[0]!,
      id: place + 1,
      name: `N${place + 1}`,
    }));
    await act(async () => session.edit(() => ({ members: crowd })));
    expect(names()).toHaveLength(PAGE_SIZE);
    await click(named(`Move down: N${PAGE_SIZE}`));
    expect(names()[0]).toBe(`N${PAGE_SIZE}`);
    expect(window.location.search).toBe('?page=2');
    expect(mine()[PAGE_SIZE]?.name).toBe(`N${PAGE_SIZE}`);
    expect(document.activeElement).toBe(named(`Move down: N${PAGE_SIZE}`));
    await click(named(`Edit: N${PAGE_SIZE}`));
    expect(window.location.search).toBe(`?member=${PAGE_SIZE}&page=2`);
  });

  it('A12, A21: deleting asks first, with the name, and says when it is done', async () => {
    await click(named(`Delete: ${two}`));
    expect(dialog().querySelector('h2')?.textContent).toBe('Are you sure you want to delete this team member?');
    expect(dialog().textContent).toContain(two);
    await click(button('Delete', dialog()));
    await act(settle);
    expect(server.stored.map(({ name }) => name)).toEqual([one, three, four]);
    expect(said.success).toHaveBeenCalledWith('Team member deleted successfully!');
    expect(document.activeElement).toBe(named(`Edit: ${three}`));
  });

  it('A12: a member whose id somebody else took meanwhile is the one that is asked about, deleted and given her photo', async () => {
    const theirs = { ...defaultTeam[0]!, id: 5, name: 'Theirs', image: '' };
    await act(async () => session.edit(({ members }) => ({ members: [...members, { ...theirs, name: 'Mine' }] })));
    await click(named('Edit: Mine'));
    const end = await choosePicture();
    await act(async () => session.seen({ content: { members: [...defaultTeam, theirs] }, revision: 'e.2' }));
    await end('/uploads/mine.webp');
    expect(mine().filter(({ id }) => id > 4)).toMatchObject([
      { id: 6, name: 'Mine', image: '/uploads/mine.webp' },
      { id: 5, name: 'Theirs', image: '' },
    ]);
    await click(button('Back to the team'));
    await click(named('Delete: Mine'));
    const other = { ...theirs, id: 6, name: 'Theirs too' };
    await act(async () => session.seen({ content: { members: [...defaultTeam, theirs, other] }, revision: 'e.3' }));
    expect(dialog().textContent).toContain('Mine');
    await click(button('Delete', dialog()));
    expect(names().slice(4).toSorted()).toEqual(['Theirs', 'Theirs too']);
  });

  it('A12: reset to defaults asks first and can be undone', async () => {
    await act(async () => session.edit((team) => ({ members: team.members.slice(1) })));
    await act(() => clock.pass(STEP_MS));
    await click(button('Reset to defaults'));
    await click(button('Reset to defaults', dialog()));
    expect(mine()).toEqual(defaultTeam);
    await click(named('Undo'));
    expect(names()).toEqual([two, three, four]);
  });

  it('A12, A21: Ctrl+S that is held, or comes again before there is an answer, saves and says so once', async () => {
    const press = (repeat = false) =>
      act(async () => {
        const event = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, repeat, cancelable: true });
        window.dispatchEvent(event);
        expect(event.defaultPrevented).toBe(true);
        await settle();
      });
    let answer = () => {};
    server.pause = new Promise((resolve) => (answer = resolve));
    await click(named(`Active: ${one}`));
    await press();
    await press();
    await act(async () => {
      answer();
      await settle();
    });
    expect(said.success.mock.calls).toEqual([['Team saved successfully!']]);
    await press(true);
    expect(said.success).toHaveBeenCalledTimes(1);
    await press();
    expect(said.success).toHaveBeenCalledTimes(2);
  });

  it('A12, A6: Save All Changes and Ctrl+S send at once; with the server gone they say so and the edit stays', async () => {
    await click(named(`Active: ${one}`));
    await click(button('Save All Changes'));
    await act(settle);
    expect(server.stored[0]?.isActive).toBe(false);
    expect(said.success).toHaveBeenLastCalledWith('Team saved successfully!');
    server.isDown = true;
    await click(named(`Active: ${two}`));
    await act(async () => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }));
      await settle();
    });
    expect(said.error).toHaveBeenLastCalledWith('Failed to save the team');
    expect(page()).toContain('Your edits are kept in this browser');
    expect(mine()[1]?.isActive).toBe(false);
  });
});

// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminToast } from '../../shared/ui/toast';
import { settle } from '../editing/testing/fake-clock';
import { typeInto } from '../editing/testing/type-into';
import {
  beginScreen,
  button,
  click,
  dialog,
  endScreen,
  input,
  mine,
  named,
  names,
  page,
  redraw,
  server,
} from './testing/team-page';

describe('a new member of the team', () => {
  const said = { success: vi.spyOn(adminToast, 'success'), error: vi.spyOn(adminToast, 'error') };

  beforeEach(async () => {
    said.success.mockReset();
    said.error.mockReset();
    await beginScreen();
  });
  afterEach(endScreen);

  it('A12, A22: a new member needs name, position and bio, offers nine departments, and stands last with the next id', async () => {
    await click(button('Add Team Member'));
    expect(document.querySelector('select')?.textContent).toBe(
      'ExecutiveTechnologyStrategyOperationsMarketingSalesCustomer SuccessFinanceHuman Resources',
    );
    await click(button('Add Member'));
    expect(['Name', 'Position', 'Bio'].every((field) => page().includes(`${field} is required`))).toBe(true);
    expect(said.error).toHaveBeenCalledWith('Name is required');
    expect(document.activeElement).toBe(input('name'));
    expect(mine()).toHaveLength(4);
    await typeInto(input('name'), 'New Person');
    await typeInto(input('position'), 'Rider');
    await typeInto(input('bio'), 'Rides.');
    await click(button('Add Member'));
    await act(settle);
    expect(server.stored.at(-1)).toMatchObject({ id: 5, name: 'New Person', department: 'Executive', isActive: true });
    expect(said.success).toHaveBeenCalledWith('Team member added successfully!');
    expect(names().at(-1)).toBe('New Person');
  });

  it('A12: a half-written new member is not thrown away without a question', async () => {
    await click(button('Add Team Member'));
    await typeInto(input('name'), 'Half');
    await click(button('Discard'));
    expect(dialog().textContent).toContain('Discard this new team member?');
    await click(button('Discard', dialog()));
    expect(names()).toHaveLength(4);
  });

  it('A6, A12: a half-written new member is there again after Back and after a reload, and that is said', async () => {
    await click(button('Add Team Member'));
    await typeInto(input('name'), 'Half');
    await click(named('Back'));
    await click(button('Continue new member'));
    expect(input('name').value).toBe('Half');
    await redraw();
    expect(input('name').value).toBe('Half');
    expect(page()).toContain('Brought back as you left it.');
    await typeInto(input('position'), 'Rider');
    await typeInto(input('bio'), 'Rides.');
    await click(button('Add Member'));
    await act(settle);
    expect(server.stored.at(-1)).toMatchObject({ name: 'Half', bio: 'Rides.' });
    expect(document.activeElement).toBe(named('Edit: Half'));
    expect(localStorage.length).toBe(0);
  });
});

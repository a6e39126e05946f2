// @vitest-environment jsdom
import { newMember } from '@apoti/contract';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadPicture } from '../../shared/api/upload';
import { adminToast } from '../../shared/ui/toast';
import { completeBrowser } from '../editing/testing/complete-browser';
import { typeInto } from '../editing/testing/type-into';
import { MemberForm } from './MemberForm';

vi.mock('../../shared/api/upload', () => ({ uploadPicture: vi.fn(() => Promise.resolve('/uploads/x.png')) }));

const NAME_FIRST = 'Please enter the team member name first';
let root: Root;

function Form() {
  const [value, setValue] = useState(newMember);
  return (
    <MemberForm
      value={value}
      onChange={(fields) => setValue((now) => ({ ...now, ...fields }))}
      errorOf={() => undefined}
    />
  );
}

const name = () => document.querySelector<HTMLInputElement>('[name="name"]')!;
const describedBy = () =>
  (name().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
function choosePhoto() {
  const file = document.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(file, 'files', {
    value: [new File(['x'], 'x.png', { type: 'image/png' })],
    configurable: true,
  });
  return act(async () => file.dispatchEvent(new Event('change', { bubbles: true })));
}

describe('the form of a member', () => {
  beforeEach(async () => {
    completeBrowser();
    document.body.innerHTML = '<div id="root"></div>';
    root = createRoot(document.getElementById('root')!);
    await act(async () => root.render(<Form />));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('A12: the photo needs the name first, which is said as a toast and beside the name, and the name gets the focus', async () => {
    const error = vi.spyOn(adminToast, 'error').mockReturnValue('');
    await choosePhoto();
    expect(error).toHaveBeenCalledWith(NAME_FIRST);
    expect(uploadPicture).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(name());
    expect(name().getAttribute('aria-invalid')).toBe('true');
    expect(describedBy()).toContain(NAME_FIRST);
  });

  it('A12: an address at a network gets its https:// when the field is left, and a handle with a dot does not', async () => {
    for (const name of ['linkedin', 'twitter']) {
      const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
      const left = async (typed: string) => {
        await typeInto(field, typed);
        await act(async () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
        return field.value;
      };
      expect(await left('www.example.com/ada')).toBe('https://www.example.com/ada');
      expect(await left('ada.okafor')).toBe('ada.okafor');
    }
  });

  it('A12: the photo is uploaded under the name once there is one, and nothing is wrong with it any more', async () => {
    vi.spyOn(adminToast, 'error').mockReturnValue('');
    vi.spyOn(adminToast, 'success').mockReturnValue('');
    await choosePhoto();
    await typeInto(name(), 'Ada');
    expect(name().getAttribute('aria-invalid')).not.toBe('true');
    expect(document.body.textContent).not.toContain(NAME_FIRST);
    await choosePhoto();
    expect(uploadPicture).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ada' }));
  });
});

// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { mutate } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../../shared/api/client';
import { completeBrowser } from '../../editing/testing/complete-browser';
import { ImageField } from '../../form/ImageField';
import { FakeLibrary, libraryFile } from '../testing/fake-library';

let server: FakeLibrary;
let root: Root;
const sent = vi.fn();

vi.mock('../../../shared/api/client', () => ({ request: (_schema: unknown, call: Call) => server.answer(call) }));

function Form() {
  const [value, setValue] = useState('');
  return (
    <form onSubmit={sent} onKeyDown={sent}>
      <ImageField label="Photo" value={value} onChange={setValue} uploadName="team" />
    </form>
  );
}

const dialog = () => document.querySelector('dialog[open]');
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.trim().startsWith(text))!;
const click = (element: Element) =>
  act(async () => void element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
const until = (holds: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    holds();
  }, 10_000);

describe('picking a picture of the media library in a form', () => {
  beforeEach(async () => {
    completeBrowser();
    sent.mockReset();
    await mutate(() => true, undefined);
    server = new FakeLibrary();
    server.folders = [{ id: 4, name: 'about', parent: null }];
    server.files = [
      libraryFile('ada.jpg'),
      libraryFile('talk.mp4', { type: 'video' }),
      libraryFile('bola.jpg', { folder: 4 }),
    ];
    document.body.innerHTML = '<div id="root"></div>';
    root = createRoot(document.getElementById('root')!);
    await act(async () => root.render(<Form />));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });

  it('A15, A21: nothing is asked before it is opened; it offers pictures, finds them, and the chosen one is the field’s', async () => {
    expect(server.lists).toEqual([]);
    button('Choose from library').focus();
    await click(button('Choose from library'));
    await until(() => expect(dialog()?.textContent).toContain('2 files'));
    expect(dialog()?.textContent).toContain('Choose from library: images');
    expect(dialog()?.textContent).not.toContain('talk.mp4');
    const folder = [...dialog()!.querySelectorAll('select')][0]!;
    await act(async () => {
      folder.value = '4';
      folder.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await until(() => expect(dialog()?.textContent).toContain('1 file'));
    await click(button('bola.jpg'));
    const address = document.querySelector<HTMLInputElement>('input[inputmode=url]');
    expect(address?.value).toBe('/uploads/id-bola.jpg');
    expect(dialog()).toBeNull();
    await until(() => expect(document.activeElement).toBe(button('Choose from library')));
  });

  it('A15: keys and the search in it do nothing to the form around', async () => {
    await click(button('Choose from library'));
    await until(() => expect(dialog()?.textContent).toContain('2 files'));
    const search = dialog()!.querySelector('form')!;
    await act(async () => {
      search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      search.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    expect(sent).not.toHaveBeenCalled();
  });
});

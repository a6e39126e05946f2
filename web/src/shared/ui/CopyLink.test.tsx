// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyLink } from './CopyLink';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const success = vi.hoisted(() => vi.fn());
vi.mock('./toast', () => ({ publicToast: { success } }));
const writeText = vi.fn<(text: string) => Promise<void>>();
const link = <CopyLink address="/lockers?station=5#station-5" of="Surulere Station" />;
const URL_OF_STATION = 'http://localhost:3000/lockers?station=5#station-5';

let root: Root;
let place: HTMLElement;
const press = () => act(async () => place.querySelector('button')?.click());

describe('CopyLink', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    act(() => root.render(link));
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
    writeText.mockReset();
    success.mockReset();
  });

  it('P9: copies the whole address and says so', async () => {
    writeText.mockResolvedValue(undefined);
    await press();
    expect(writeText).toHaveBeenCalledWith(URL_OF_STATION);
    await vi.waitFor(() => expect(success).toHaveBeenCalledWith('Link copied'));
    expect(place.querySelector('input')).toBeNull();
  });

  it('P9: where the clipboard is refused, the address stands there selected', async () => {
    writeText.mockRejectedValue(new Error('NotAllowedError'));
    await press();
    const field = place.querySelector('input')!;
    expect([field.value, document.activeElement]).toEqual([URL_OF_STATION, field]);
    expect(field.selectionEnd).toBe(URL_OF_STATION.length);
    expect(success).not.toHaveBeenCalled();
  });

  it('P9: is not there without script', () => {
    expect(renderToString(link)).toBe('');
  });
});

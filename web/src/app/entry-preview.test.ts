// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { FrameView } from '../admin/preview/frame/frame-view';
import { FRAME_READY } from '../admin/preview/frame/orders';

it('F12: the frame takes orders from the window around it and from no other, and says it is there to its own site alone', async () => {
  const take = vi.spyOn(FrameView.prototype, 'take').mockResolvedValue();
  const tell = vi.spyOn(window.parent, 'postMessage');
  await import('./entry-preview');
  expect(tell.mock.calls).toEqual([[FRAME_READY, location.origin]]);
  const frame = document.body.appendChild(document.createElement('iframe'));
  const order = { do: 'show', path: '/', html: '<h1>Forged</h1>', anchor: undefined, typed: '' };
  for (const source of [frame.contentWindow, null])
    window.dispatchEvent(new MessageEvent('message', { data: order, source }));
  window.dispatchEvent(new MessageEvent('message', { data: { do: 'eval' }, source: window.parent }));
  expect(take).not.toHaveBeenCalled();
  window.dispatchEvent(new MessageEvent('message', { data: order, source: window.parent }));
  expect(take.mock.calls).toEqual([[order]]);
});

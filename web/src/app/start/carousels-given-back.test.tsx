// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CAROUSEL_INTERVAL_MS } from '@apoti/contract/constants/business';
import { takeCarousels } from '../../shared/lib/carousel-handover';
import { Carousel } from '../../shared/ui/Carousel';
import { startCarousels } from './carousels';

const WIDTH = 400;
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
const items = ['Ada', 'Bem', 'Chi'].map((name) => ({ id: name, content: <p>{name}</p> }));

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const shown = (name: string) => find(`[data-carousel="${name}"] [data-current]`).dataset['slide'];

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom lays nothing out.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  document.body.innerHTML = renderToString(
    <>
      <Carousel label="Team" noun="members" items={items} />
      <Carousel label="Words" noun="quotes" items={items} />
    </>,
  );
});
afterEach(() => {
  takeCarousels();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('S6, P4, P6: where the app asked for them and did not come, they turn on from where they stood, with their buttons', () => {
  const { press, goOn } = startCarousels();
  press(find('[data-carousel="Team"] [data-dot="1"]'));
  press(find('[data-carousel="Words"] [data-pause]'));
  takeCarousels();
  const asItCame = [...document.body.childNodes];
  document.body.replaceChildren();
  vi.advanceTimersByTime(3 * CAROUSEL_INTERVAL_MS);
  document.body.replaceChildren(...asItCame);
  const row = find('[data-carousel="Team"] [data-track]');
  // A row that was taken out of the page has forgotten where it stood.
  row.scrollLeft = 0;
  goOn();
  expect([shown('Team'), row.scrollLeft]).toEqual(['1', WIDTH]);
  vi.advanceTimersByTime(CAROUSEL_INTERVAL_MS);
  expect([shown('Team'), shown('Words')]).toEqual(['2', '0']);
  expect(press(find('[data-carousel="Words"] [data-dot="2"]'))).toBe(true);
  expect(shown('Words')).toBe('2');
});

it('S6, P4: where the app never asked for them, they turn on as they did, once each', () => {
  const { goOn } = startCarousels();
  vi.advanceTimersByTime(CAROUSEL_INTERVAL_MS - 1);
  goOn();
  expect(shown('Team')).toBe('0');
  vi.advanceTimersByTime(1);
  expect(shown('Team')).toBe('1');
});

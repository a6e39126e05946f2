import { CAROUSEL_INTERVAL_MS } from '@apoti/contract/constants/business';
import { onHandover, type CarouselStand, type Holder, type Stands } from '../../shared/lib/carousel-handover';
import { swipeBetween } from '../../shared/lib/swipe';

/** A carousel of the document, turned before the app is there. It writes the very attributes that follow from the app's state. */
type Started = {
  name: string;
  /** Does what one of its buttons says. */
  press: (button: HTMLElement) => void;
  /** Lets go of it for good, and says where it stands. */
  stop: () => CarouselStand;
};

const BUTTONS = '[data-dot], [data-turn], [data-pause]';
const STILL = '(prefers-reduced-motion: reduce)';
/** For how long a row stands still before what it shows counts, in ms. */
const SETTLED_MS = 120;

const isSeen = (target: EventTarget | null) => target instanceof Element && target.matches(':focus-visible');

/** Marks an element as on, as React writes it, or as not. */
function mark(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Draws the state of a carousel: attributes and nothing else. */
function draw(root: HTMLElement, index: number, paused: boolean, moving: boolean): void {
  for (const slide of root.querySelectorAll<HTMLElement>('[data-slide]')) {
    mark(slide, 'data-current', slide.dataset['slide'] === `${index}` ? '' : null);
  }
  for (const dot of root.querySelectorAll<HTMLElement>('[data-dot]')) {
    mark(dot, 'aria-current', dot.dataset['dot'] === `${index}` ? 'true' : null);
  }
  const pause = root.querySelector<HTMLElement>('[data-pause]');
  if (pause) {
    const label = pause.title.replace(/^\w+/, paused ? 'Play' : 'Pause');
    pause.title = label;
    pause.setAttribute('aria-label', label);
    pause.dataset['pause'] = paused ? 'on' : 'off';
  }
  root.querySelector('[aria-live]')?.setAttribute('aria-live', moving ? 'off' : 'polite');
}

/**
 * Turns one carousel every 5 s (P4, P6) as `useCarousel` does: still while paused, held, unseen, or when less motion is preferred.
 * `stand`: where it was let go of.
 */
function start(root: HTMLElement, count: number, stand?: CarouselStand): Started {
  const ends = new AbortController();
  const { signal } = ends;
  const track = root.querySelector<HTMLElement>('[data-track]');
  const less = matchMedia(STILL);
  const holders = new Set(stand?.holders);
  let [index, paused, due] = [stand?.index ?? 0, stand?.paused ?? less.matches, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let wasMoving = false;
  /** The row is on its way to a slide that it was sent to. */
  let isSent = false;

  const wait = () => {
    due = performance.now() + CAROUSEL_INTERVAL_MS;
    timer = setTimeout(() => (document.hidden ? wait() : show(index + 1)), CAROUSEL_INTERVAL_MS);
  };
  /** Draws what has changed; a slide that was gone to stays for the whole time. */
  const change = (to = index) => {
    const moving = !paused && holders.size === 0;
    if (to !== index || moving !== wasMoving) {
      clearTimeout(timer);
      if (moving) wait();
    }
    [index, wasMoving] = [to, moving];
    draw(root, index, paused, moving);
  };
  const show = (to: number) => {
    change((to + count) % count);
    if (!track) return;
    isSent = true;
    track.scrollLeft = index * track.clientWidth;
  };
  const hold = (by: Holder, held: boolean) => {
    if (held) holders.add(by);
    else holders.delete(by);
    change();
  };
  /** The slide that the row shows, which a finger may have moved. */
  const settle = () => {
    clearTimeout(settling);
    settling = undefined;
    isSent = false;
    if (track && track.clientWidth > 0) change(Math.min(count - 1, Math.round(track.scrollLeft / track.clientWidth)));
  };

  const on = { signal, passive: true };
  root.addEventListener('pointerenter', ({ pointerType }) => hold('pointer', pointerType === 'mouse'), on);
  root.addEventListener('pointerleave', () => hold('pointer', false), on);
  root.addEventListener('focusin', ({ target }) => hold('focus', isSeen(target)), on);
  root.addEventListener('focusout', () => hold('focus', false), on);
  const followMotion = () => {
    paused = less.matches;
    change();
  };
  less.addEventListener('change', followMotion, on);
  const settleLater = () => {
    clearTimeout(settling);
    settling = setTimeout(settle, SETTLED_MS);
  };
  track?.addEventListener('scroll', settleLater, on);
  // A row that was taken out of the page and put back has forgotten where it stood.
  if (stand) show(index);
  else change();

  return {
    name: root.dataset['carousel'] ?? '',
    press: ({ dataset }) => {
      if (dataset['pause']) {
        paused = !paused;
        change();
      } else show(dataset['dot'] === undefined ? index + Number(dataset['turn']) : Number(dataset['dot']));
    },
    stop: () => {
      // A row that was sent to a slide still glides over others.
      if (settling !== undefined && !isSent) settle();
      ends.abort();
      clearTimeout(settling);
      clearTimeout(timer);
      return { index, paused, holders: [...holders], due };
    },
  };
}

/**
 * Lets a sideways swipe press the dot of the slide that it asks for: also when the app has come between its beginning and its end,
 * which it then does not know of.
 */
function hearSwipes(root: HTMLElement, count: number, signal: AbortSignal): void {
  const area = root.querySelector<HTMLElement>('[data-swipe]');
  let gesture = new AbortController();
  const begin = ({ touches }: TouchEvent) => {
    gesture.abort();
    const [from, second] = [touches[0], touches[1]];
    if (!area || !from || second) return;
    gesture = new AbortController();
    const { clientX, clientY, identifier } = from;
    const onEnd = ({ changedTouches }: TouchEvent) => {
      gesture.abort();
      const finger = changedTouches[0];
      const by = finger?.identifier === identifier ? swipeBetween({ clientX, clientY }, finger) : 0;
      const present = Number(root.querySelector<HTMLElement>('[data-dot][aria-current]')?.dataset['dot']);
      if (by !== 0) root.querySelector<HTMLElement>(`[data-dot="${(present + by + count) % count}"]`)?.click();
    };
    const on = { signal: gesture.signal, passive: true };
    area.addEventListener('touchend', onEnd, on);
    // The browser has taken the finger for something of its own, such as going back.
    area.addEventListener('touchcancel', () => gesture.abort(), on);
  };
  area?.addEventListener('touchstart', begin, { signal, passive: true });
}

/** The carousels of the document, until the app has them. */
type Carousels = {
  /** Does the work of one of their buttons: answers whether it is one, and they are not the app's already. */
  press: (button: HTMLElement) => boolean;
  /** Turns them on from where they were given away: the app that asked for them did not come. */
  goOn: () => void;
};

/** Turns the carousels of the document until the app asks where they stand. */
export function startCarousels(): Carousels {
  const started = new Map<Element, Started>();
  let ends = new AbortController();
  let given: Stands = new Map();
  const goOn = () => {
    if (started.size > 0) return;
    ends = new AbortController();
    for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
      const count = root.querySelectorAll('[data-dot]').length;
      if (count < 2) continue;
      started.set(root, start(root, count, given.get(root.dataset['carousel'] ?? '')));
      hearSwipes(root, count, ends.signal);
    }
  };
  goOn();
  onHandover((stands) => {
    ends.abort();
    for (const carousel of started.values()) stands.set(carousel.name, carousel.stop());
    started.clear();
    given = stands;
  });
  return {
    press: (button) => {
      const root = button.closest('[data-carousel]');
      const carousel = root && button.matches(BUTTONS) ? started.get(root) : undefined;
      carousel?.press(button);
      return carousel !== undefined;
    },
    goOn,
  };
}

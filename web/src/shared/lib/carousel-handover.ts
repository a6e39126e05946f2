/** What keeps a carousel still for as long as it lasts. */
export type Holder = 'pointer' | 'focus' | 'dialog';

/** Where a carousel stands when the app takes it over. `due`: when it turns next, as `performance.now()` tells time. */
export type CarouselStand = { index: number; paused: boolean; holders: readonly Holder[]; due: number };

/** Carousels by their names, which are unique on a page. */
export type Stands = Map<string, CarouselStand>;

const EVENT = 'app:handover';
const stands: Stands = new Map();

/** The first script's side: what it answers when the app asks for its carousels. From then on it leaves them alone. */
export function onHandover(give: (stands: Stands) => void): void {
  addEventListener(EVENT, (event) => {
    if (event instanceof CustomEvent && event.detail instanceof Map) give(event.detail);
  });
}

/** The app's side, right before it takes the page over: what it draws first has to be what the page shows. */
export function takeCarousels(): void {
  dispatchEvent(new CustomEvent(EVENT, { detail: stands }));
}

/** Where the carousel of that name stood when the app took it over; undefined for one that the app has made itself. */
export function standOf(name: string): CarouselStand | undefined {
  return stands.get(name);
}

/** From here on carousels begin anew: the page that the app took over has its own. */
export function forgetCarousels(): void {
  stands.clear();
}

import { FrameView } from '../frame/frame-view';
import { FRAME_READY, isOrder, type FrameOrder } from '../frame/orders';

/** jsdom animates nothing: notes in `animated` what would be. */
function noteAnimations(element: Element, animated: Element[]): void {
  Object.defineProperty(element, 'animate', {
    configurable: true,
    value() {
      animated.push(element);
      return { cancel: () => undefined };
    },
  });
}

/** What runs in the preview's frame, which jsdom does not load. */
export class StandInFrame {
  page = document.implementation.createHTMLDocument();
  readonly marked: Element[] = [];
  readonly sent: FrameOrder[] = [];
  /** Comes back once everything that was sent has been carried out. */
  done = Promise.resolve();

  /** Loads the frame: from now on it carries out what it is sent. */
  load(frame: HTMLIFrameElement): void {
    this.page = document.implementation.createHTMLDocument();
    const view = new FrameView(this.page);
    const source = frame.contentWindow;
    if (source === null) throw new Error('The frame is not there');
    source.postMessage = (order: unknown) => {
      if (!isOrder(order)) throw new Error('No order');
      this.sent.push(order);
      this.done = this.done.then(() => {
        for (const element of this.page.querySelectorAll('*')) noteAnimations(element, this.marked);
        return view.take(order);
      });
    };
    window.dispatchEvent(new MessageEvent('message', { data: FRAME_READY, source }));
  }
}

import { FrameView } from '../admin/preview/frame/frame-view';
import { FRAME_READY, isOrder } from '../admin/preview/frame/orders';

/** What runs in the frame of the preview: it shows what the back-office around it says, and knows nothing else of it. */
const view = new FrameView(document);
window.addEventListener('message', ({ source, data }) => {
  if (source === window.parent && isOrder(data)) void view.take(data);
});
// The frame has no origin of its own (web decision 0013); that of its address is the back-office's.
window.parent.postMessage(FRAME_READY, new URL(location.href).origin);

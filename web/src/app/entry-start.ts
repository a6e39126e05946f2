import { hasFlash } from '../shared/lib/flash';
import { isFreeLine } from '../shared/lib/free-line';
import { onHoveredLink } from '../shared/lib/likely-links';
import { whenIdle } from '../shared/lib/when-idle';
import { EarlyActions } from './start/actions';
import { appLoader } from './start/app-loader';
import { startCarousels } from './start/carousels';
import { fetchDocumentAhead } from './start/document-ahead';
import { onUsefulTouch } from './start/first-touch';
import { fillKeptForm } from './start/kept-form';
import { closeKeptMenus } from './start/kept-menus';
import { settleLooks } from './start/late-looks';
import { hideNotice, pressNotice, showNotice } from './start/notice';
import { SentForm } from './start/sent-form';
import { layOutWhole } from './start/whole-page';

/**
 * The first script of a page, small enough to read. The page works as it came: links, forms, menus and rows that scroll are the
 * browser's own, carousels are turned from here. The app, many times as large, is asked for when a person first touches the page
 * elsewhere than on a link, in a quiet moment where the line is fast and costs nothing (goals S5, S6), and at once where the last
 * document left it a message to say. What a person did meanwhile is done again once it is there; where it cannot be had, that is
 * tried again and said; where it never will, since this document is older than the site or the app broke, the page goes on as it
 * came, and its carousels turn on.
 */
const { app = '', imports = '' } = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {};

fillKeptForm();
closeKeptMenus();
const sent = new SentForm();
const load = appLoader({
  app,
  imports,
  mayBegin: () => sent.answered(),
  onFailure: (failure) => {
    if (failure === 'lost') carousels.goOn();
    if (actions.giveUp(failure === 'lost')) showNotice(failure);
  },
});
const carousels = startCarousels();
const actions = new EarlyActions({
  press: (button) => carousels.press(button) || pressNotice(button),
  onWaiting: () => {
    hideNotice();
    load();
  },
});

// From here on what is pressed is heard: what could do nothing before is shown.
document.documentElement.removeAttribute('data-early');

const endAhead = onHoveredLink(fetchDocumentAhead);
const endTouches = onUsefulTouch(load);

function takeOver(): void {
  endTouches();
  endAhead();
  hideNotice();
  actions.replay();
}

addEventListener('app:ready', takeOver, { once: true });
// Nothing of the app is asked for before the page is painted; no frame is drawn before the styles are there.
if (hasFlash()) requestAnimationFrame(() => setTimeout(load));
else if (isFreeLine()) requestAnimationFrame(() => setTimeout(() => void whenIdle().then(load)));
settleLooks();
void whenIdle().then(layOutWhole);

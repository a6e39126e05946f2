import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { takeCarousels } from '../shared/lib/carousel-handover';
import { whenIdle } from '../shared/lib/when-idle';
import { browserPages, loadPage } from './browser-pages';
import { isReady } from '../shared/lib/is-ready';
import { OFFLINE_LACK } from '../shared/offline/places';
import type { DocumentData } from './page-view';
import { SiteRoot } from './SiteRoot';
import './styles';

/** The data block was written by the same build's server from parsed data; parsing it again would cost every visitor zod. */
function readData(): DocumentData {
  return JSON.parse(document.getElementById('data')?.textContent ?? 'null') as DocumentData;
}

/**
 * Takes the page over, once `mayBegin` resolves, and resolves when it has. What it needs for that is loaded first. Rejects where
 * something could not be had or broke: the page is as it came then, and the browser does what its links and forms say.
 */
export async function begin(mayBegin: () => Promise<void>): Promise<void> {
  const root = document.getElementById('root');
  const data = readData();
  await loadPage(data.view.name);
  if (root === null) return;
  // Last of all: a form that the browser sent while files came is not sent again by the app.
  await mayBegin();
  takeCarousels();
  const lacksQuery = document.getElementById(OFFLINE_LACK) !== null;
  const asItCame = [...root.childNodes];
  await new Promise<void>((resolve, reject) => {
    addEventListener('app:ready', () => resolve(), { once: true });
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      if (isReady()) return;
      root.replaceChildren(...asItCame);
      reject(new Error('The page could not be taken over', { cause: error }));
    };
    hydrateRoot(
      root,
      <BrowserRouter>
        <SiteRoot data={data} pages={browserPages} loadPage={loadPage} lacksQuery={lacksQuery} />
      </BrowserRouter>,
      { onUncaughtError },
    );
  });
  // Where its file cannot be had, as during a deployment, the next document asks again.
  void whenIdle().then(async () => (await import('./offline/begin-offline').catch(() => null))?.beginOffline());
}

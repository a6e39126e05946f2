import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { takeCarousels } from '../shared/lib/carousel-handover';
import { browserPages, loadPage } from './browser-pages';
import type { DocumentData } from './page-view';
import { SiteRoot } from './SiteRoot';
import './styles';

/** The data block was written by the same build's server from parsed data; parsing it again would cost every visitor zod. */
function readData(): DocumentData {
  return JSON.parse(document.getElementById('data')?.textContent ?? 'null') as DocumentData;
}

/**
 * Takes the page over. What it needs for that is loaded first: a page whose part cannot be had stays as it came, and this can be
 * tried again. Rejects then.
 */
export async function begin(): Promise<void> {
  const root = document.getElementById('root');
  const data = readData();
  await loadPage(data.view.name);
  if (root === null) return;
  takeCarousels();
  hydrateRoot(
    root,
    <BrowserRouter>
      <SiteRoot data={data} pages={browserPages} loadPage={loadPage} />
    </BrowserRouter>,
  );
}

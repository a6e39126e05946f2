import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { browserPages } from './browser-pages';
import type { DocumentData } from './page-view';
import { SiteRoot } from './SiteRoot';
import './styles';

/** The data block was written by the same build's server from parsed data; parsing it again would cost every visitor zod. */
function readData(): DocumentData {
  return JSON.parse(document.getElementById('data')?.textContent ?? 'null') as DocumentData;
}

const root = document.getElementById('root');
if (root) {
  hydrateRoot(
    root,
    <BrowserRouter>
      <SiteRoot data={readData()} pages={browserPages} />
    </BrowserRouter>,
  );
}

import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { SiteData } from '../shared/site-data/site-data';
import { SiteDataProvider } from '../shared/site-data/site-data';
import { ErrorBoundary } from './ErrorBoundary';
import { SiteApp } from './SiteApp';
import './styles';

/** The data block was written by the same build's server from parsed data; parsing it again would cost every visitor zod. */
function readData(): SiteData {
  return JSON.parse(document.getElementById('data')?.textContent ?? 'null') as SiteData;
}

const root = document.getElementById('root');
if (root) {
  hydrateRoot(
    root,
    <ErrorBoundary>
      <SiteDataProvider value={readData()}>
        <BrowserRouter>
          <SiteApp />
        </BrowserRouter>
      </SiteDataProvider>
    </ErrorBoundary>,
  );
}

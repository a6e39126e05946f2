import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AdminApp } from './AdminApp';
import { ErrorBoundary } from './ErrorBoundary';
import './styles';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ErrorBoundary>
      <BrowserRouter>
        <AdminApp />
      </BrowserRouter>
    </ErrorBoundary>,
  );
}

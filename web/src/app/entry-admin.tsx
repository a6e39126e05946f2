import '../shared/lib/zod-without-eval';
import { createRoot } from 'react-dom/client';
import { AdminRouter } from './admin-router';
import { ErrorBoundary } from './ErrorBoundary';
import { applyTheme, readPreferences } from '../admin/shell/preferences';
import { hearLeaving } from '../shared/ui/use-stay';
import './styles';

applyTheme(readPreferences().theme);
hearLeaving();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ErrorBoundary>
      <AdminRouter />
    </ErrorBoundary>,
  );
}

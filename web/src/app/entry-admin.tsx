import '../shared/lib/zod-without-eval';
import { createRoot } from 'react-dom/client';
import { AdminRouter } from './admin-router';
import { ErrorBoundary } from './ErrorBoundary';
import { hearOfBuilds } from '../admin/parts/served-build';
import { greetNewcomer } from '../admin/shell/greet-newcomer';
import { applyTheme, readPreferences } from '../admin/shell/preferences';
import { stopStraySecondClicks } from '../admin/shell/second-click';
import { stopStrayDrops } from '../admin/shell/stray-drops';
import { hearLeaving } from '../shared/ui/use-stay';
import './styles';
import '../shared/ui/admin-base.css';
import '../shared/ui/admin-colours.css';

applyTheme(readPreferences().theme);
hearLeaving();
hearOfBuilds();
greetNewcomer();
stopStraySecondClicks();
stopStrayDrops();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ErrorBoundary>
      <AdminRouter />
    </ErrorBoundary>,
  );
}

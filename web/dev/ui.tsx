import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AllPieces } from './AllPieces';
import '../src/app/styles';
import '../src/shared/ui/admin-base.css';
import '../src/shared/ui/admin-colours.css';

// The back-office's dress, which is dark where the system is: /_ui?dress=admin
if (new URLSearchParams(location.search).get('dress') === 'admin') document.documentElement.classList.add('admin');
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <AllPieces />
    </BrowserRouter>,
  );
}

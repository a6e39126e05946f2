import { Route, Routes } from 'react-router-dom';
import { HomePage } from '../site/home/HomePage';
import { Layout } from '../site/layout/Layout';
import { LoginPage } from '../site/login/LoginPage';
import { NotFoundPage } from '../site/not-found/NotFoundPage';

/** The public site's pages inside their layout. */
export function SiteApp() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<HomePage />} />
        <Route path="login" element={<LoginPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

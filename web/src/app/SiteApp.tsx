import { Route, Routes } from 'react-router-dom';
import { useSiteData } from '../shared/site-data/site-data';
import { HomePage } from '../site/home/HomePage';
import { Layout } from '../site/layout/Layout';
import { LoginPage } from '../site/login/LoginPage';
import { NotFoundPage } from '../site/not-found/NotFoundPage';

/** The public site's pages inside their layout. */
export function SiteApp() {
  const { found } = useSiteData();
  return (
    <Routes>
      <Route element={<Layout />}>
        {found && <Route index element={<HomePage />} />}
        {found && <Route path="login" element={<LoginPage />} />}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

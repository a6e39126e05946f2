import { Link } from 'react-router-dom';
import { buttonClass } from '../../shared/ui/Button';
import { useIsSiteClosed } from '../parts/served-build';
import { Notice } from './Notice';

/** Says on every screen that visitors do not see the site: who has closed it may be away, or have forgotten. */
export function SiteClosed() {
  if (!useIsSiteClosed()) return null;
  return (
    <Notice
      tone="warn"
      title="The site is closed to visitors (maintenance mode)."
      action={
        <Link className={buttonClass('secondary')} to="/admin/settings">
          Maintenance mode
        </Link>
      }
    />
  );
}

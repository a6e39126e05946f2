import { Link } from 'react-router-dom';
import { buttonClass } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';

/** An address of the back-office that leads nowhere. */
export function AdminNotFound() {
  return (
    <EmptyState
      heading
      title="This screen does not exist"
      action={
        <Link className={buttonClass('secondary')} to="/admin">
          Go to the Dashboard
        </Link>
      }
    />
  );
}

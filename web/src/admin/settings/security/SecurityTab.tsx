import { Link } from 'react-router-dom';
import { useSession } from '../../../shared/api/auth';
import { FormSection } from '../../form/FormSection';
import { PasswordForm } from './PasswordForm';

/** Security (A19): the own password. */
export function SecurityTab() {
  const { user } = useSession();
  return (
    <FormSection
      title="Password"
      about={
        <>
          You stay signed in here. Wherever else you are signed in, you are asked for the new password. Other people’s
          accounts are under <Link to="/admin/people">People &amp; Access</Link>.
        </>
      }
    >
      <PasswordForm username={user?.username ?? ''} />
    </FormSection>
  );
}

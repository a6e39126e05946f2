import { useSession } from '../../../shared/api/auth';
import { FormSection } from '../../form/FormSection';
import { PasswordForm } from './PasswordForm';

/** Security (A19): the own password. */
export function SecurityTab() {
  const { user } = useSession();
  return (
    <FormSection
      title="Password"
      about="You stay signed in here. Wherever else you are signed in, you are asked for the new password."
    >
      <PasswordForm username={user?.username ?? ''} />
    </FormSection>
  );
}

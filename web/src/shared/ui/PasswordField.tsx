import { useState, type InputHTMLAttributes } from 'react';
import { FiEye, FiEyeOff } from 'react-icons/fi';
import { IconButton } from './Button';
import { TextField } from './TextField';

type PasswordFieldProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  error?: string | undefined;
  /** The look of the button that shows what is typed. */
  eye: string | undefined;
};

/** The password of a sign-in, which can be shown. */
export function PasswordField({ eye, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label="Password"
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      maxLength={1_000}
      required
      {...field}
      after={
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          icon={shown ? <FiEyeOff aria-hidden="true" /> : <FiEye aria-hidden="true" />}
          className={eye}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

import type { User } from '@apoti/contract';
import styles from './Person.module.css';

/** Who is signed in: Admin, as everybody here is (back-office §6), and by which name, for there may be several. */
export function Person({ user, signedIn }: { user: Pick<User, 'username'>; signedIn: boolean }) {
  const isNamedSo = user.username.toLowerCase() === 'admin';
  return (
    <p className={styles.person}>
      <span>{signedIn ? 'Signed in as' : 'Signed out:'}</span> {isNamedSo || 'Admin '}
      <strong>{isNamedSo ? 'Admin' : user.username}</strong>
    </p>
  );
}

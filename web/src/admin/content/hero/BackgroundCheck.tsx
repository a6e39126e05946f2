import { isSafeLink } from '@apoti/contract';
import { useState } from 'react';
import styles from './BackgroundCheck.module.css';

/** Says when there is no picture at the address. Keyed by the address: each one is tried anew. */
export function BackgroundCheck({ address }: { address: string }) {
  const [broken, setBroken] = useState(false);
  if (address === '' || !isSafeLink(address)) return null;
  if (broken) return <p className={styles.note}>There is no picture at this address</p>;
  return <img hidden src={address} alt="" onError={() => setBroken(true)} />;
}

import { isSafeLink } from '@apoti/contract';
import { useState } from 'react';
import styles from './BackgroundPreview.module.css';

/** The picture at the address, or what is known of it. Keyed by the address: each one is tried anew. */
export function BackgroundPreview({ address }: { address: string }) {
  const [broken, setBroken] = useState(false);
  if (address === '' || !isSafeLink(address)) return null;
  if (broken) return <p className={styles.note}>There is no picture at this address</p>;
  return <img className={styles.picture} src={address} alt="The background image" onError={() => setBroken(true)} />;
}

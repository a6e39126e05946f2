import { isSafeLink } from '@apoti/contract';
import { useState } from 'react';
import { FiImage } from 'react-icons/fi';
import styles from './CardPreview.module.css';
import { Widths } from './Widths';

type CardPreviewProps = {
  label: string;
  card: { title: string; description: string; image: string; isLarge?: boolean };
  /** The site's address as the card shows it. */
  host: string;
};

/** A link to the home page as a network shows it. */
export function CardPreview({ label, card, host }: CardPreviewProps) {
  const { title, description, image, isLarge = true } = card;
  return (
    <Widths label={label}>
      {() => (
        <div className={styles.card} data-large={isLarge || undefined}>
          <Picture key={image} address={image} />
          <div className={styles.words}>
            <p className={styles.host}>{host}</p>
            <p className={styles.title}>{title}</p>
            <p className={styles.description}>{description}</p>
          </div>
        </div>
      )}
    </Widths>
  );
}

function Picture({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken || !isSafeLink(address)) {
    return (
      <p className={styles.broken}>
        <FiImage aria-hidden="true" /> There is no picture at this address
      </p>
    );
  }
  return <img src={address} alt="" className={styles.picture} onError={() => setBroken(true)} />;
}

import { META_DESCRIPTION_LENGTH, type Seo } from '@apoti/contract';
import { useShown } from './use-shown';
import styles from './SearchPreview.module.css';
import { Widths, type Width } from './Widths';

/** How much of a title and a description a results page shows, in characters, roughly. */
const SHOWN: Record<Width, { title: number; description: number }> = {
  phone: { title: 78, description: 120 },
  desktop: { title: 60, description: META_DESCRIPTION_LENGTH },
};

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

/** The home page as a result of a search. */
export function SearchPreview({ seo }: { seo: Seo }) {
  const { siteName, address, title, description } = useShown(seo);
  return (
    <Widths label="Search result">
      {(width) => (
        <div className={styles.result}>
          <p className={styles.site}>
            <span className={styles.mark} aria-hidden="true">
              {siteName.charAt(0)}
            </span>
            <span>
              {siteName}
              <span className={styles.address}>{address}</span>
            </span>
          </p>
          <p className={styles.title}>{cut(title, SHOWN[width].title)}</p>
          <p className={styles.description}>{cut(description, SHOWN[width].description)}</p>
        </div>
      )}
    </Widths>
  );
}

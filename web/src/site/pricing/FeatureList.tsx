import styles from './FeatureList.module.css';

/** How many features a plan shows at first; the rest is one tap away. */
const SHOWN = 8;

function Items({ features }: { features: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {features.map((feature, index) => (
        <li key={index}>{feature}</li>
      ))}
    </ul>
  );
}

/** What a plan includes. A long list is folded, so that the doors stay of one height. */
export function FeatureList({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null;
  // One that would stand alone behind the fold is shown as well.
  const fold = features.length > SHOWN + 1 ? SHOWN : features.length;
  const rest = features.slice(fold);
  return (
    <div>
      <Items features={features.slice(0, fold)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{rest.length} more</summary>
          <Items features={rest} />
        </details>
      )}
    </div>
  );
}

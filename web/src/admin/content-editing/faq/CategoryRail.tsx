import type { FaqCategory, FaqItem } from '@apoti/contract';
import { FiLayers } from 'react-icons/fi';
import { CategoryIcon } from './CategoryIcon';
import styles from './CategoryRail.module.css';
import { countByCategory } from './faq-filter';

type CategoryRailProps = {
  categories: readonly FaqCategory[];
  faqs: readonly FaqItem[];
  current: string;
  onChoose: (category: string) => void;
};

/** The categories as a bank of compartments; the chosen one is open. */
export function CategoryRail({ categories, faqs, current, onChoose }: CategoryRailProps) {
  const counts = countByCategory(faqs);
  const door = (id: string, name: string, icon: React.ReactNode, count: number) => (
    <li key={id}>
      <button type="button" aria-pressed={current === id} onClick={() => onChoose(id)}>
        {icon}
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{count}</span>
      </button>
    </li>
  );
  return (
    <ul className={styles.rail} aria-label="Categories">
      {door('', 'All', <FiLayers aria-hidden="true" />, faqs.length)}
      {categories.map(({ id, name, icon }) => door(id, name, <CategoryIcon name={icon} />, counts.get(id) ?? 0))}
    </ul>
  );
}

import { Section } from '../../shared/ui/Section';
import { valueParts } from './paragraphs';
import styles from './ValuesSection.module.css';

/** What each side can count on, one compartment each (P6). */
export function ValuesSection({ values }: { values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <Section title="Who can count on what" id="values" ground="forest">
      <ul className={styles.bank}>
        {values.map((value, index) => {
          const { label, text } = valueParts(value);
          return (
            <li key={index}>
              {label !== '' && <h3>{label}</h3>}
              <p className={label === '' ? undefined : styles.said}>{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

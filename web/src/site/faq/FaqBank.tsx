import { Marked } from '../../shared/ui/Marked';
import styles from './FaqBank.module.css';
import type { FaqGroup } from './faq-filter';

/** The questions of a category as the doors of a bank: a press opens one. Works without script. */
export function FaqBank({ group, search }: { group: FaqGroup; search: string }) {
  const { id, name, faqs } = group;
  const heading = `category-${id === '' ? 'more' : id}`;
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading}>{name}</h2>
        <p>
          {faqs.length} {faqs.length === 1 ? 'question' : 'questions'}
        </p>
      </header>
      <div className={styles.bank}>
        {faqs.map(({ id: faq, question, answer }) => (
          <details key={faq}>
            <summary>
              <span>
                <Marked text={question} search={search} />
              </span>
            </summary>
            {/* The anchor is inside: an address with it opens the door. */}
            <div id={`faq-${faq}`} className={styles.answer}>
              <p>
                <Marked text={answer} search={search} />
              </p>
              <a href={`#faq-${faq}`} aria-label={`Link to this answer: ${question}`}>
                Link to this answer
              </a>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

import type { FaqItem, Home } from '@apoti/contract';
import { watchOneOpen } from '../../shared/ui/one-open';
import { Section } from '../../shared/ui/Section';
import styles from './FaqSection.module.css';

type FaqSectionProps = {
  texts: Home['faq'];
  faqs: FaqItem[];
  /** What the link to all questions says. */
  all?: string;
};

/** Questions that open one at a time (P5, P11), without script too. */
export function FaqSection({ texts, faqs, all = 'All questions and answers' }: FaqSectionProps) {
  if (faqs.length === 0) return null;
  return (
    <Section title={texts.title} subtitle={texts.subtitle} id="faq" beside>
      <div>
        <div className={styles.list} ref={watchOneOpen}>
          {faqs.map(({ id, question, answer }) => (
            <details key={id} name="faq">
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
        <p className={styles.all}>
          <a href="/faq">{all}</a>
        </p>
      </div>
    </Section>
  );
}

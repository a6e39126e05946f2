import type { FaqItem, Home } from '@apoti/contract';
import { Accordion } from '../../shared/ui/Accordion';
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
        <Accordion
          oneOpen="faq"
          items={faqs.map(({ id, question, answer }) => ({
            id: `faq-${id}`,
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
        <p className={styles.all}>
          <a href="/faq">{all}</a>
        </p>
      </div>
    </Section>
  );
}

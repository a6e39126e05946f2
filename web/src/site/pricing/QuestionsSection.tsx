import { watchOneOpen } from '../../shared/ui/one-open';
import { Section } from '../../shared/ui/Section';
import { pricingQuestions } from './pricing-questions';
import styles from './QuestionsSection.module.css';

/** Five questions about prices that open one at a time (P8), without script too. */
export function QuestionsSection() {
  return (
    <Section title="Asked about prices" subtitle="Five answers before you pay" id="questions" beside>
      <div className={styles.list} ref={watchOneOpen}>
        {pricingQuestions.map(({ question, answer }) => (
          <details key={question} name="pricing-question">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

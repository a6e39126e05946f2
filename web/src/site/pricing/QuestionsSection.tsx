import { Accordion } from '../../shared/ui/Accordion';
import { Section } from '../../shared/ui/Section';
import type { Question } from './pricing-questions';

/** Five questions about prices that open one at a time (P8), without script too. */
export function QuestionsSection({ questions }: { questions: readonly Question[] }) {
  return (
    <Section title="Asked about prices" subtitle="Five answers before you pay" id="questions" beside>
      <Accordion
        oneOpen="pricing-question"
        items={questions.map(({ question, answer }, index) => ({
          id: `price-question-${index + 1}`,
          title: question,
          content: <p>{answer}</p>,
        }))}
      />
    </Section>
  );
}

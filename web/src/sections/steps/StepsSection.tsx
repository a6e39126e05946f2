import type { Home } from '@apoti/contract';
import { StepArt } from '../../shared/art/StepArt';
import { Section } from '../../shared/ui/Section';
import { Steps } from '../../shared/ui/Steps';

/** How It Works, step by step (P5). */
export function StepsSection({ howItWorks }: { howItWorks: Home['howItWorks'] }) {
  if (howItWorks.steps.length === 0) return null;
  return (
    <Section title={howItWorks.title} subtitle={howItWorks.subtitle} id="how-it-works">
      <Steps
        steps={howItWorks.steps.map(({ key, title, description }, index) => ({
          key,
          title,
          content: description !== '' && <p>{description}</p>,
          picture: <StepArt index={index} />,
        }))}
      />
    </Section>
  );
}

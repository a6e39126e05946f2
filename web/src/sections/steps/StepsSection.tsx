import type { Home } from '@apoti/contract';
import { StepArt } from '../../shared/art/StepArt';
import { Section } from '../../shared/ui/Section';
import styles from './StepsSection.module.css';

/** How It Works, step by step (P5). */
export function StepsSection({ howItWorks }: { howItWorks: Home['howItWorks'] }) {
  return (
    <Section title={howItWorks.title} subtitle={howItWorks.subtitle} id="how-it-works">
      <ol className={styles.steps}>
        {howItWorks.steps.map(({ key, title, description }, index) => (
          <li key={key}>
            <div className={styles.picture}>
              <StepArt index={index} />
            </div>
            <h3>
              <span className={styles.number}>{index + 1}</span> {title}
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

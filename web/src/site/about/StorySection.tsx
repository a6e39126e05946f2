import type { About } from '@apoti/contract';
import { Section } from '../../shared/ui/Section';
import { paragraphs } from './paragraphs';
import styles from './StorySection.module.css';

/** The story, with the mission as a door that is there and the vision as one that is still to come (P6). */
export function StorySection({ about }: { about: About }) {
  const story = paragraphs(about.story);
  const mission = about.mission.trim();
  const vision = about.vision.trim();
  if (story.length === 0 && mission === '' && vision === '') return null;
  return (
    <Section title="Our story" beside={story.length > 0} id="story">
      {story.length > 0 && (
        <div className={styles.story}>
          {story.map((part, index) => (
            <p key={index}>{part}</p>
          ))}
        </div>
      )}
      <div className={styles.doors}>
        {mission !== '' && (
          <div className={styles.mission}>
            <h3>Our mission</h3>
            <p>{mission}</p>
          </div>
        )}
        {vision !== '' && (
          <div className={styles.vision}>
            <h3>Our vision</h3>
            <p>{vision}</p>
          </div>
        )}
      </div>
    </Section>
  );
}

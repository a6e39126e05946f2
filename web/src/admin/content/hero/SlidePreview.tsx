import type { HeroSlide } from '@apoti/contract';
import { HeroSection } from '../../../sections/hero/HeroSection';
import styles from './SlidePreview.module.css';

/** The slide as the home page shows it, small, with every key. A picture: nothing in it can be reached, or is announced. */
export function SlidePreview({ slide }: { slide: HeroSlide }) {
  return (
    <figure className={styles.preview} aria-hidden="true">
      <div className={styles.page} inert>
        <HeroSection slides={[slide]} demoVideoUrl="" />
      </div>
      <figcaption>On the home page</figcaption>
    </figure>
  );
}

import type { SyntheticEvent } from 'react';
import { FiPlay } from 'react-icons/fi';
import type { HeroSlide } from '@apoti/contract';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { buttonClass } from '../../shared/ui/Button';
import { HeroIcon } from '../../shared/ui/HeroIcon';
import styles from './HeroSection.module.css';
import { slideTarget } from './slide-target';

/** From how many letters on a title is set smaller. */
const LONG_TITLE = 48;

type HeroSlideViewProps = {
  slide: HeroSlide;
  /** The first slide's title is the page's. */
  first: boolean;
  current: boolean;
  /** Its place, and what it is called, such as `1 of 3`. */
  index: number;
  label: string;
  demoVideoUrl: string;
  hasSteps: boolean;
  onDemo: () => void;
};

/** One slide's words. All slides share one place, so that the page below never moves; only the current one can be reached. Without script they stand in a row that scrolls. */
export function HeroSlideView(props: HeroSlideViewProps) {
  const { slide, first, current, index, label, demoVideoUrl, hasSteps, onDemo } = props;
  const Title = first ? 'h1' : 'h2';
  const isHydrated = useHydrated();
  // A link for those without script: to the video's page, or to what tells how it works while there is no video.
  const noVideo = hasSteps ? '#how-it-works' : '#smart-locker';
  const openDemo = (event: SyntheticEvent) => {
    event.preventDefault();
    onDemo();
  };
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      data-slide={index}
      data-current={current ? '' : undefined}
      inert={isHydrated && !current}
    >
      <p className={styles.subtitle}>
        <span className={styles.icon}>
          <HeroIcon name={slide.icon} />
        </span>
        {slide.subtitle}
      </p>
      <Title data-long={slide.title.length > LONG_TITLE || undefined}>{slide.title}</Title>
      {slide.description !== '' && <p className={styles.description}>{slide.description}</p>}
      <div className={styles.actions}>
        {slide.ctaText !== '' && (
          <a className={buttonClass('primary')} href={slideTarget(slide)}>
            {slide.ctaText}
          </a>
        )}
        {slide.secondaryCtaText !== '' && (
          <a
            className={buttonClass('secondary')}
            href={demoVideoUrl === '' ? noVideo : demoVideoUrl}
            role="button"
            data-tells={demoVideoUrl === '' ? undefined : 'demo_watched'}
            onClick={openDemo}
            onKeyDown={(event) => {
              if (event.key !== ' ') return;
              event.preventDefault();
              event.currentTarget.click();
            }}
          >
            <FiPlay aria-hidden="true" /> {slide.secondaryCtaText}
          </a>
        )}
      </div>
    </div>
  );
}

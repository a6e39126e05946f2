import type { MouseEvent } from 'react';
import { FiPlay } from 'react-icons/fi';
import type { HeroSlide } from '@apoti/contract';
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
  /** Its place, such as `1 of 3`. */
  label: string;
  demoVideoUrl: string;
  onDemo: () => void;
};

/** One slide's words. All slides share one place, so that the page below never moves; only the current one can be reached. */
export function HeroSlideView({ slide, first, current, label, demoVideoUrl, onDemo }: HeroSlideViewProps) {
  const Title = first ? 'h1' : 'h2';
  const openDemo = (event: MouseEvent) => {
    event.preventDefault();
    onDemo();
  };
  const demo = (
    <>
      <FiPlay aria-hidden="true" /> {slide.secondaryCtaText}
    </>
  );
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      data-current={current ? '' : undefined}
      inert={!current}
    >
      {slide.subtitle !== '' && (
        <p className={styles.subtitle}>
          <span className={styles.icon}>
            <HeroIcon name={slide.icon} />
          </span>
          {slide.subtitle}
        </p>
      )}
      <Title data-long={slide.title.length > LONG_TITLE || undefined}>{slide.title}</Title>
      <p className={styles.description}>{slide.description}</p>
      <div className={styles.actions}>
        {slide.ctaText !== '' && (
          <a className={buttonClass('primary')} href={slideTarget(slide)}>
            {slide.ctaText}
          </a>
        )}
        {slide.secondaryCtaText !== '' &&
          (demoVideoUrl === '' ? (
            <button type="button" className={buttonClass('secondary')} onClick={openDemo}>
              {demo}
            </button>
          ) : (
            <a className={buttonClass('secondary')} href={demoVideoUrl} role="button" onClick={openDemo}>
              {demo}
            </a>
          ))}
      </div>
    </div>
  );
}

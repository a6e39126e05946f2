import { useState } from 'react';
import { FiPause, FiPlay } from 'react-icons/fi';
import type { HeroSlide } from '@apoti/contract';
import { LockerUnit } from '../../shared/art/LockerUnit';
import { DemoDialog } from './DemoDialog';
import { HeroSlideView } from './HeroSlideView';
import styles from './HeroSection.module.css';
import { useCarousel, type Carousel } from './use-carousel';
import { useSwipe } from './use-swipe';

function Controls({ slides, carousel }: { slides: HeroSlide[]; carousel: Carousel }) {
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.pause}
        onClick={carousel.togglePause}
        aria-label={carousel.paused ? 'Play slides' : 'Pause slides'}
      >
        {carousel.paused ? <FiPlay aria-hidden="true" /> : <FiPause aria-hidden="true" />}
      </button>
      {slides.map((slide, index) => (
        <button
          key={slide.id}
          type="button"
          className={styles.dot}
          aria-label={`Slide ${index + 1}: ${slide.title}`}
          aria-current={index === carousel.index ? 'true' : undefined}
          onClick={() => carousel.show(index)}
        />
      ))}
    </div>
  );
}

function Picture({ slide, index }: { slide: HeroSlide | undefined; index: number }) {
  const image = slide?.backgroundImage ?? '';
  return (
    <div className={styles.picture}>
      {image === '' ? (
        <LockerUnit open={index} />
      ) : (
        <img src={image} alt="" className={styles.photo} decoding="async" />
      )}
    </div>
  );
}

/** The rotating slides at the top of the home page (P4). `slides` are those to show, in order. */
export function HeroSection({ slides, demoVideoUrl }: { slides: HeroSlide[]; demoVideoUrl: string }) {
  const carousel = useCarousel(slides.length);
  const [demo, setDemo] = useState(false);
  const swipe = useSwipe((by) => carousel.show((carousel.index + by + slides.length) % slides.length));
  const showDemo = (open: boolean) => {
    setDemo(open);
    // The slide whose button opened the dialog has to be there to take the focus back.
    carousel.hold('dialog', open);
  };
  return (
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label="Highlights"
      onPointerEnter={({ pointerType }) => carousel.hold('pointer', pointerType === 'mouse')}
      onPointerLeave={() => carousel.hold('pointer', false)}
      onFocus={({ target }) => carousel.hold('focus', target.matches(':focus-visible'))}
      onBlur={() => carousel.hold('focus', false)}
    >
      <div className={styles.inner}>
        <div className={styles.words} {...swipe}>
          <div className={styles.slides} aria-live={carousel.moving ? 'off' : 'polite'}>
            {slides.map((slide, index) => (
              <HeroSlideView
                key={slide.id}
                slide={slide}
                first={index === 0}
                current={index === carousel.index}
                label={`${index + 1} of ${slides.length}`}
                demoVideoUrl={demoVideoUrl}
                onDemo={() => showDemo(true)}
              />
            ))}
          </div>
          {slides.length > 1 && <Controls slides={slides} carousel={carousel} />}
        </div>
        <Picture slide={slides[carousel.index]} index={carousel.index} />
      </div>
      <DemoDialog address={demoVideoUrl} open={demo} onClose={() => showDemo(false)} />
    </section>
  );
}

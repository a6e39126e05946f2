import { useState } from 'react';
import type { HeroSlide } from '@apoti/contract';
import { estatePicture } from '../../shared/art/pictures/estate';
import { riderPicture } from '../../shared/art/pictures/rider';
import { screenPicture } from '../../shared/art/pictures/screen';
import { Photo } from '../../shared/ui/Photo';
import { Picture } from '../../shared/ui/Picture';
import { CarouselControls } from '../../shared/ui/CarouselControls';
import { holdListeners, useCarousel } from '../../shared/ui/use-carousel';
import { useSwipe } from '../../shared/ui/use-swipe';
import { DemoDialog } from './DemoDialog';
import { HeroSlideView } from './HeroSlideView';
import styles from './HeroSection.module.css';

/** Shown with slides that have no picture of their own, in turn. */
const scenes = [estatePicture, riderPicture, screenPicture] as const;

function SlidePicture({ slide, index }: { slide: HeroSlide | undefined; index: number }) {
  const image = slide?.backgroundImage ?? '';
  return (
    <div className={styles.picture}>
      <Photo
        src={image}
        loading="eager"
        className={styles.photo}
        fallback={
          <Picture
            picture={scenes[index % scenes.length] ?? estatePicture}
            sizes="(max-width: 44rem) 100vw, 38rem"
            loading={index === 0 ? 'eager' : 'lazy'}
            fetchPriority={index === 0 ? 'high' : 'auto'}
            className={styles.scene}
            decorative
          />
        }
      />
    </div>
  );
}

/** The rotating slides at the top of the home page (P4). `slides` are those to show, in order. */
export function HeroSection({ slides, demoVideoUrl }: { slides: HeroSlide[]; demoVideoUrl: string }) {
  const carousel = useCarousel(slides.length);
  const [demo, setDemo] = useState(false);
  const swipe = useSwipe(carousel.turn);
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
      {...holdListeners(carousel)}
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
          {slides.length > 1 && (
            <CarouselControls
              carousel={carousel}
              labels={slides.map(({ title }, index) => `Slide ${index + 1}: ${title}`)}
              noun="slides"
            />
          )}
        </div>
        <SlidePicture slide={slides[carousel.index]} index={carousel.index} />
      </div>
      <DemoDialog address={demoVideoUrl} open={demo} onClose={() => showDemo(false)} />
    </section>
  );
}

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

/** How wide the picture is shown: on a phone as wide as the screen without its two margins, else a little less than half of the page. */
const SIZES = '(max-width: 44rem) calc(100vw - 3rem), (max-width: 76rem) calc(49vw - 2.5rem), 34rem';

type SlidePictureProps = { slide: HeroSlide; index: number; current: boolean };

/** The picture of a slide. All are in the document, so that a turn is one attribute; a browser asks for those that are shown. */
function SlidePicture({ slide, index, current }: SlidePictureProps) {
  return (
    <div className={styles.picture} data-slide={index} data-current={current ? '' : undefined}>
      <Photo
        src={slide.backgroundImage}
        loading={index === 0 ? 'eager' : 'lazy'}
        fetchPriority={index === 0 ? 'high' : 'auto'}
        sizes={SIZES}
        width={720}
        height={600}
        className={styles.photo}
        fallback={
          <Picture
            picture={scenes[index % scenes.length] ?? estatePicture}
            sizes={SIZES}
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

/** The carousel's name, for readers' software and for the first script. */
const LABEL = 'Highlights';

type HeroSectionProps = {
  /** Those to show, in order. */
  slides: HeroSlide[];
  demoVideoUrl: string;
  /** Whether the page has the three steps, which stand for a video while there is none. */
  hasSteps?: boolean;
};

/** The rotating slides at the top of the home page (P4). */
export function HeroSection({ slides, demoVideoUrl, hasSteps = true }: HeroSectionProps) {
  const carousel = useCarousel(LABEL, slides.length);
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
      aria-label={LABEL}
      data-carousel={LABEL}
      {...holdListeners(carousel)}
    >
      <div className={styles.inner} {...swipe}>
        <div className={styles.words}>
          <div className={styles.slides} aria-live={carousel.moving ? 'off' : 'polite'}>
            {slides.map((slide, index) => (
              <HeroSlideView
                key={slide.id}
                slide={slide}
                first={index === 0}
                current={index === carousel.index}
                index={index}
                label={`${index + 1} of ${slides.length}`}
                demoVideoUrl={demoVideoUrl}
                hasSteps={hasSteps}
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
        {slides.map((slide, index) => (
          <SlidePicture key={slide.id} slide={slide} index={index} current={index === carousel.index} />
        ))}
      </div>
      <DemoDialog address={demoVideoUrl} hasSteps={hasSteps} open={demo} onClose={() => showDemo(false)} />
    </section>
  );
}

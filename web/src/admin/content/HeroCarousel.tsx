import { useRef, useState } from 'react';
import { FiPlus } from 'react-icons/fi';
import type { FieldIssue, HeroSlide } from '@apoti/contract';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import styles from './content.module.css';
import { SlideCard } from './SlideCard';
import { withNewSlide, withoutSlide, withSlideEdited, withSlideMoved } from './slides';

type HeroCarouselProps = {
  slides: HeroSlide[];
  issues: FieldIssue[];
  onChange: (update: (slides: HeroSlide[]) => HeroSlide[]) => void;
};

function errorsOf(issues: FieldIssue[], index: number): Record<string, string> {
  const own = issues.filter(({ path }) => path[0] === 'heroSlides' && path[1] === index);
  return Object.fromEntries(own.map(({ path, message }) => [String(path[2]), message]));
}

/** The Hero Carousel tab (A4, A5). */
export function HeroCarousel({ slides, issues, onChange }: HeroCarouselProps) {
  const [deleting, setDeleting] = useState<HeroSlide | null>(null);
  const [said, say] = useState('');
  const list = useRef<HTMLOListElement>(null);

  const move = (slide: HeroSlide, step: -1 | 1) => {
    onChange((before) => withSlideMoved(before, slide.id, step));
    const place = slides.indexOf(slide) + 1 + step;
    say(`${slide.title} is now slide ${place} of ${slides.length}`);
  };
  const add = () => {
    onChange((before) => withNewSlide(before, Date.now()));
    requestAnimationFrame(() => {
      const card = list.current?.lastElementChild;
      card?.scrollIntoView({ block: 'center' });
      card?.querySelector<HTMLInputElement>('input[name=title]')?.focus();
    });
  };

  return (
    <>
      <ol className={styles.list} ref={list}>
        {slides.map((slide, index) => (
          <SlideCard
            key={slide.id}
            slide={slide}
            place={index + 1}
            count={slides.length}
            errors={errorsOf(issues, index)}
            onEdit={(fields) => onChange((before) => withSlideEdited(before, slide.id, fields))}
            onMove={(step) => move(slide, step)}
            onDelete={() => setDeleting(slide)}
          />
        ))}
      </ol>
      <Button look="secondary" onClick={add}>
        <FiPlus aria-hidden="true" /> Add slide
      </Button>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <Dialog
        title="Are you sure you want to delete this slide?"
        open={deleting !== null}
        onClose={() => setDeleting(null)}
      >
        <p>{deleting?.title === '' ? 'Untitled slide' : deleting?.title}</p>
        <div className={styles.answers}>
          <Button look="secondary" onClick={() => setDeleting(null)}>
            Cancel
          </Button>
          <Button
            look="danger"
            onClick={() => {
              if (deleting) onChange((before) => withoutSlide(before, deleting.id));
              setDeleting(null);
            }}
          >
            Delete
          </Button>
        </div>
      </Dialog>
    </>
  );
}

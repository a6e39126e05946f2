import { LAST_SLIDE } from '@apoti/contract';
import { useEffect, useRef, useState } from 'react';
import { FiPlus } from 'react-icons/fi';
import { Button } from '../../../shared/ui/Button';
import { useContentEditor } from '../../content-editing/ContentEditing';
import { DeleteSlide } from './DeleteSlide';
import styles from './HeroTab.module.css';
import { SlideCard } from './SlideCard';
import { addSlide, moveSlide, newSlideId, removeSlide } from './slide-edits';
import { slideName } from './slide-name';
import { useStableKeys } from './use-stable-keys';

/** What gets the focus once the list has changed. */
type Focus = { element: string; orElse: string };

/** The slides of the home page's hero (A5): one open at a time. */
export function HeroTab() {
  const { session, state } = useContentEditor();
  const slides = state.work?.mine.heroSlides ?? [];
  const keyOf = useStableKeys(state.aliases, 'heroSlides');
  const [open, setOpen] = useState<string | null>(() => (slides[0] ? keyOf(slides[0].id) : null));
  const [deleting, setDeleting] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const focus = useFocusAfter(slides);

  const move = (id: number, by: -1 | 1) => {
    const key = keyOf(id);
    const place = slides.findIndex((slide) => slide.id === id) + by;
    const [element, orElse] = by === -1 ? ['up', 'down'] : ['down', 'up'];
    focus({ element: `${element}-${key}`, orElse: `${orElse}-${key}` });
    session.edit(moveSlide(id, by));
    setAnnouncement(`${nameOf(id)} is now slide ${place + 1} of ${slides.length}`);
  };
  const add = () => {
    const id = newSlideId(slides, Date.now());
    session.edit(addSlide(id));
    setOpen(keyOf(id));
    focus({ element: `title-${keyOf(id)}`, orElse: 'add-slide' });
  };
  const remove = (id: number) => {
    const index = slides.findIndex((slide) => slide.id === id);
    const neighbour = slides[index + 1] ?? slides[index - 1];
    setAnnouncement(`${nameOf(id)} was deleted`);
    setDeleting(null);
    focus({ element: neighbour ? `toggle-${keyOf(neighbour.id)}` : 'add-slide', orElse: 'add-slide' });
    session.edit(removeSlide(id));
  };
  const nameOf = (id: number) => slideName(slides.find((slide) => slide.id === id));

  const going = slides.find((slide) => keyOf(slide.id) === deleting);
  return (
    <div className={styles.tab}>
      <header className={styles.head}>
        <p>
          {slides.length === 1 ? '1 slide' : `${slides.length} slides`}, {slides.filter(({ active }) => active).length}{' '}
          shown. They rotate on the home page in this order.
        </p>
        <Button look="secondary" id="add-slide" onClick={add}>
          <FiPlus aria-hidden="true" /> Add slide
        </Button>
      </header>
      <ol className={styles.list}>
        {slides.map((slide, index) => (
          <SlideCard
            key={keyOf(slide.id)}
            slideKey={keyOf(slide.id)}
            slide={slide}
            place={{ index, count: slides.length }}
            open={open === keyOf(slide.id)}
            onToggle={() => setOpen(open === keyOf(slide.id) ? null : keyOf(slide.id))}
            onMove={(by) => move(slide.id, by)}
            onDelete={() => setDeleting(keyOf(slide.id))}
          />
        ))}
      </ol>
      {slides.length === 1 && <p className={styles.reason}>{LAST_SLIDE}</p>}
      <DeleteSlide slide={going} onCancel={() => setDeleting(null)} onDelete={remove} />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  );
}

/** Gives the focus to an element once `list` has changed: a moved slide keeps it, though its button may now be disabled. */
function useFocusAfter(list: unknown): (next: Focus) => void {
  const wanted = useRef<Focus | null>(null);
  useEffect(() => {
    const next = wanted.current;
    wanted.current = null;
    if (!next) return;
    const [element, orElse] = [next.element, next.orElse].map((id) => document.getElementById(id));
    const target = element && !element.hasAttribute('disabled') ? element : orElse;
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  }, [list]);
  return (next) => (wanted.current = next);
}

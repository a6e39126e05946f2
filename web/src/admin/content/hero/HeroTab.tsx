import { LAST_SLIDE, newHeroSlide, type HeroSlide } from '@apoti/contract';
import { useState } from 'react';
import { Badge } from '../../../shared/ui/Badge';
import { HeroIcon } from '../../../shared/ui/HeroIcon';
import { useContentEditor } from '../../content-editing/ContentEditing';
import { usePart } from '../../content-editing/use-part';
import { itemOf } from '../../form/group';
import { ItemList } from '../../form/ItemList';
import { moveItem, removeItem, timestampId } from '../../form/list-edits';
import { useIdNow, useStableKeys } from '../../form/use-stable-keys';
import { usePreviewLens } from '../../preview/preview-control';
import { contentTexts } from '../content-texts';
import styles from './HeroTab.module.css';
import { openFirst } from './open-first';
import { SlideForm } from './SlideForm';

/** What a slide is called in the list and in questions. */
const slideName = ({ title }: HeroSlide) => title.trim() || 'Untitled slide';

/** The slides of the home page's hero (A5): one open at a time. */
export function HeroTab() {
  const slides = usePart('heroSlides');
  const editor = useContentEditor();
  const keyOf = useStableKeys(editor.state.aliases, 'heroSlides');
  const idNow = useIdNow(editor, 'heroSlides');
  const { value, edit } = slides;
  const [open, setOpen] = useState<string | null>(null);
  usePreviewLens(openFirst(({ id }) => keyOf(id) === open));
  const shown = value.filter(({ active }) => active).length;
  return (
    <section className={styles.tab} aria-labelledby="slides-heading">
      <h2 id="slides-heading" className="visually-hidden">
        Slides
      </h2>
      <p className={styles.sum}>
        {value.length === 1 ? '1 slide' : `${value.length} slides`}, {shown} shown. They rotate on the home page in this
        order.
      </p>
      <ItemList<HeroSlide>
        id="slides"
        items={value}
        noun={['slide', 'slides']}
        keyOf={({ id }) => keyOf(id)}
        nameOf={slideName}
        note={({ subtitle }) => subtitle}
        icon={({ icon, active }) => (
          <span className={styles.icon} data-off={!active || undefined}>
            <HeroIcon name={icon} />
          </span>
        )}
        aside={({ active }) => (active ? <Badge tone="good">Shown</Badge> : <Badge>Hidden</Badge>)}
        isBroken={(place) => slides.issue([place], '') !== undefined}
        openFirst
        onOpen={setOpen}
        onAdd={() => {
          const id = timestampId(value, Date.now());
          edit((now) => [...now, { ...newHeroSlide, id }]);
          return keyOf(id);
        }}
        onMove={({ id }, to) => edit((now) => moveItem(now, id, to))}
        onDelete={({ id }) => edit((now) => (now.length === 1 ? now : removeItem(now, id)))}
        question={contentTexts.deleteSlide}
        last={LAST_SLIDE}
        form={(slide, place) => (
          <SlideForm
            group={itemOf(slides, slide, place, () => idNow(slide.id))}
            firstId={`slides-first-${keyOf(slide.id)}`}
          />
        )}
      />
    </section>
  );
}

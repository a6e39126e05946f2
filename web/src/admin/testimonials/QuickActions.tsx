import type { Testimonial } from '@apoti/contract';
import { ratingText } from '@apoti/contract/constants/business';
import { FiEye, FiEyeOff, FiStar } from 'react-icons/fi';
import { Badge } from '../../shared/ui/Badge';
import { IconButton } from '../../shared/ui/Button';
import { Star } from '../form/Star';
import styles from './QuickActions.module.css';

type QuickActionsProps = { testimonial: Testimonial; onActive: () => void; onFeatured: () => void };

/** What a row tells and does without being opened: category, rating, eye (shown or hidden) and star (featured or not). */
export function QuickActions({ testimonial, onActive, onFeatured }: QuickActionsProps) {
  const { name, active, featured, category, rating } = testimonial;
  return (
    <>
      <span className={styles.facts}>
        {!active && <Badge>Hidden</Badge>}
        <span className={styles.category}>{category}</span>
        <span role="img" aria-label={ratingText(rating)} className={styles.rating}>
          {rating}
          <FiStar aria-hidden="true" />
        </span>
      </span>
      <IconButton
        label={active ? `Hide: ${name}` : `Approve: ${name}`}
        icon={active ? <FiEye /> : <FiEyeOff />}
        className={active ? '' : styles.off}
        onClick={onActive}
      />
      <IconButton
        label={featured ? `Remove from featured: ${name}` : `Mark as featured: ${name}`}
        icon={<Star full={featured} />}
        onClick={onFeatured}
      />
    </>
  );
}

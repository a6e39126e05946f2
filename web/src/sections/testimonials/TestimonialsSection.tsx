import { FiStar } from 'react-icons/fi';
import type { Home } from '@apoti/contract';
import { ratings, ratingText } from '@apoti/contract/constants/business';
import { Section } from '../../shared/ui/Section';
import { Portrait } from './Portrait';
import type { ShownTestimonial } from '../../shared/site-data/home-data';
import styles from './TestimonialsSection.module.css';

function Stars({ rating }: { rating: number }) {
  return (
    <p className={styles.stars} role="img" aria-label={ratingText(rating)}>
      {ratings.map((star) => (
        <FiStar key={star} aria-hidden="true" className={star <= rating ? styles.full : undefined} />
      ))}
    </p>
  );
}

/** What customers say (P5): those given, in their order, in a row that scrolls sideways. */
export function TestimonialsSection({
  texts,
  testimonials,
}: {
  texts: Home['testimonials'];
  testimonials: ShownTestimonial[];
}) {
  if (testimonials.length === 0) return null;
  return (
    <Section title={texts.title} subtitle={texts.subtitle} ground="deep" id="testimonials">
      <ul className={styles.row} tabIndex={0} aria-label={texts.title}>
        {testimonials.map(({ id, name, position, company, location, image, quote, rating }) => (
          <li key={id}>
            <figure className={styles.card}>
              <Stars rating={rating} />
              <blockquote>{quote}</blockquote>
              <figcaption>
                <Portrait src={image} />
                <span>
                  <strong>{name}</strong>
                  <br />
                  {[position, company].filter((part) => part !== '').join(', ')}
                  {location !== '' && (
                    <>
                      <br />
                      {location}
                    </>
                  )}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

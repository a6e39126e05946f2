import type { PublicMember } from '@apoti/contract';
import { useCarousel } from '../../sections/hero/use-carousel';
import { useSwipe } from '../../sections/hero/use-swipe';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { Section } from '../../shared/ui/Section';
import { MemberCard } from './MemberCard';
import { TeamControls } from './TeamControls';
import { teamSlides } from './team-slides';
import styles from './TeamSection.module.css';

/** The leadership team, two at a time (P6). */
export function TeamSection({ team }: { team: readonly PublicMember[] }) {
  const slides = teamSlides(team);
  const count = slides.length;
  const carousel = useCarousel(count);
  // Until then the slides are a row that scrolls sideways.
  const isLive = useHydrated();
  const turn = (by: number) => carousel.show((carousel.index + by + count) % count);
  const swipe = useSwipe(turn);
  return (
    <Section title="The people behind the doors" subtitle="Our leadership team" id="team" ground="deep">
      <div
        className={styles.carousel}
        data-live={isLive || undefined}
        role="group"
        aria-roledescription="carousel"
        aria-label="Team"
        onPointerEnter={({ pointerType }) => carousel.hold('pointer', pointerType === 'mouse')}
        onPointerLeave={() => carousel.hold('pointer', false)}
        onFocus={({ target }) => carousel.hold('focus', target.matches(':focus-visible'))}
        onBlur={() => carousel.hold('focus', false)}
      >
        <div
          className={styles.slides}
          tabIndex={isLive ? undefined : 0}
          aria-live={carousel.moving ? 'off' : 'polite'}
          {...swipe}
        >
          {slides.map((members, index) => (
            <div
              key={members[0]?.id ?? index}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}`}
              data-current={index === carousel.index || undefined}
              inert={isLive && index !== carousel.index}
            >
              {members.map((member) => (
                <MemberCard key={member.id} member={member} />
              ))}
            </div>
          ))}
        </div>
        {count > 1 && <TeamControls carousel={carousel} count={count} turn={turn} />}
      </div>
    </Section>
  );
}

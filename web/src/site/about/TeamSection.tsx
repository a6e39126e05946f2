import type { PublicMember } from '@apoti/contract';
import { TEAM_PER_SLIDE } from '@apoti/contract/constants/business';
import { Carousel } from '../../shared/ui/Carousel';
import { Section } from '../../shared/ui/Section';
import { MemberCard } from './MemberCard';
import styles from './TeamSection.module.css';

/** The leadership team, two at a time (P6). */
export function TeamSection({ team }: { team: readonly PublicMember[] }) {
  return (
    <Section title="The people behind the doors" subtitle="Our leadership team" id="team" ground="deep">
      <Carousel
        label="Team"
        noun="members"
        perView={TEAM_PER_SLIDE}
        items={team.map((member) => ({ id: member.id, content: <MemberCard member={member} /> }))}
        className={styles.team ?? ''}
      />
    </Section>
  );
}

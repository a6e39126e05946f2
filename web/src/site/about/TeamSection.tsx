import type { PlacedFile, PublicMember } from '@apoti/contract';
import { TEAM_PER_SLIDE } from '@apoti/contract/constants/business';
import { Carousel } from '../../shared/ui/Carousel';
import { PlacedPicture } from '../../shared/ui/PlacedPicture';
import { Section } from '../../shared/ui/Section';
import { PAGE_WIDTH } from '../../shared/ui/shown-widths';
import { MemberCard } from './MemberCard';
import styles from './TeamSection.module.css';

type TeamSectionProps = { team: readonly PublicMember[]; picture?: PlacedFile | null };

/** The leadership team, two at a time (P6), below a picture of them where there is one. */
export function TeamSection({ team, picture = null }: TeamSectionProps) {
  return (
    <Section title="The people behind the doors" subtitle="Our leadership team" id="team" ground="deep">
      <PlacedPicture picture={picture} className={styles.picture} sizes={PAGE_WIDTH} />
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

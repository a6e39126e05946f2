import type { Member } from '@apoti/contract';
import { FiEdit2, FiEye, FiEyeOff, FiTrash2 } from 'react-icons/fi';
import { initials } from '../../shared/lib/initials';
import { Badge } from '../../shared/ui/Badge';
import { IconButton } from '../../shared/ui/Button';
import { Photo } from '../../shared/ui/Photo';
import { DragHandle, MoveButtons } from '../form/SortableParts';
import { Star } from '../form/Star';
import { useSortableCard } from '../form/use-sortable-card';
import { memberName } from '../team-editing/member-labels';
import styles from './MemberCard.module.css';

/** So many skills are shown; the rest is counted (A12). */
const SKILLS = 3;

type MemberCardProps = {
  member: Member;
  /** Names it among the cards; element ids are made of it. */
  cardKey: string;
  place: number;
  count: number;
  /** Whether the order can be changed: not while some are hidden. */
  movable: boolean;
  /** Something in it is not valid. */
  broken: boolean;
  onChange: (fields: Partial<Member>) => void;
  onMove: (to: number, button: 'up' | 'down') => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** A member as the team's list shows her. */
export function MemberCard(props: MemberCardProps) {
  const { member, cardKey, place, count, movable, broken } = props;
  const { card, className, handle } = useSortableCard(cardKey, movable);
  const name = memberName(member);
  return (
    <li
      {...card}
      className={`${className} ${styles.card}`}
      data-hidden={!member.isActive || undefined}
      aria-label={`Member ${place + 1} of ${count}`}
    >
      <div className={styles.head}>
        <Photo
          src={member.image}
          width={64}
          height={64}
          className={styles.photo}
          fallback={
            <span className={styles.photo} aria-hidden="true">
              {initials(member.name)}
            </span>
          }
        />
        <div className={styles.names}>
          <h3>{name}</h3>
          <p>{member.position}</p>
          <p className={styles.department}>{member.department}</p>
        </div>
        {movable && count > 1 && <DragHandle name={name} handle={handle} />}
      </div>
      <p className={styles.badges}>
        <Badge tone={member.isActive ? 'good' : 'past'}>{member.isActive ? 'Active' : 'Inactive'}</Badge>
        {member.featured && <Badge tone="warn">Featured</Badge>}
        {broken && <Badge tone="bad">Not valid</Badge>}
      </p>
      <Skills skills={member.skills} />
      <Actions {...props} name={name} />
    </li>
  );
}

function Skills({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return <p className={styles.none}>No skills listed</p>;
  return (
    <ul className={styles.skills} aria-label="Skills">
      {skills.slice(0, SKILLS).map((skill, place) => (
        // A skill is known by its place: two may have one text.
        <li key={place}>{skill}</li>
      ))}
      {skills.length > SKILLS && <li className={styles.more}>+{skills.length - SKILLS} more</li>}
    </ul>
  );
}

function Actions({ member, cardKey, name, place, count, movable, ...act }: MemberCardProps & { name: string }) {
  const { isActive, featured } = member;
  return (
    <div className={styles.actions}>
      <IconButton
        label={`Active: ${name}`}
        icon={isActive ? <FiEye aria-hidden="true" /> : <FiEyeOff aria-hidden="true" />}
        aria-pressed={isActive}
        onClick={() => act.onChange({ isActive: !isActive })}
      />
      <IconButton
        label={`Featured: ${name}`}
        icon={<Star full={featured} />}
        aria-pressed={featured}
        onClick={() => act.onChange({ featured: !featured })}
      />
      {movable && (
        <MoveButtons
          name={name}
          at={place}
          total={count}
          elementId={(button) => `member-${button}-${cardKey}`}
          onMove={act.onMove}
        />
      )}
      <span className={styles.space} />
      <IconButton
        id={`member-edit-${cardKey}`}
        label={`Edit: ${name}`}
        icon={<FiEdit2 aria-hidden="true" />}
        onClick={act.onEdit}
      />
      <IconButton label={`Delete: ${name}`} icon={<FiTrash2 aria-hidden="true" />} onClick={act.onDelete} />
    </div>
  );
}

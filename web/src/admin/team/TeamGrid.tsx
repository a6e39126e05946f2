import type { Member } from '@apoti/contract';
import { rectSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import { DeleteDialog } from '../form/DeleteDialog';
import { Sorting } from '../form/Sorting';
import { useFocusAfter } from '../form/use-focus-after';
import type { Pages } from '../form/use-pages';
import { memberName } from '../team-editing/member-labels';
import type { TeamEditor } from '../team-editing/TeamEditing';
import { saveAndSay } from '../editor/SaveBar';
import { MemberCard } from './MemberCard';
import { changeMember, moveMember, removeMember } from './team-edits';
import styles from './TeamGrid.module.css';
import { teamTexts } from './team-texts';

type TeamGridProps = {
  editor: TeamEditor;
  members: readonly Member[];
  /** The page of those who are found. */
  pages: Pages<Member>;
  /** Whether everybody is found: only then the order can be changed. */
  movable: boolean;
  keyOf: (id: number) => string;
  onEdit: (id: number) => void;
};

/** The members in their order: dragged or moved by keys, switched, deleted after a question. */
export function TeamGrid({ editor, members, pages, movable, keyOf, onEdit }: TeamGridProps) {
  const { session, state } = editor;
  // By her key: the server may give her another id while she is asked about, and hers to somebody else's member.
  const [deleting, setDeleting] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const focus = useFocusAfter(members);
  const { shown, range } = pages;
  const going = members.find(({ id }) => keyOf(id) === deleting);

  const move = (member: Member, to: number, button?: 'up' | 'down') => {
    const key = keyOf(member.id);
    if (button) focus([`member-${button}-${key}`, `member-${button === 'up' ? 'down' : 'up'}-${key}`]);
    session.edit(moveMember(member.id, to));
    pages.goTo(to);
    setAnnouncement(`${memberName(member)} is now member ${to + 1} of ${members.length}`);
  };
  const change = (member: Member, fields: Partial<Member>) => {
    session.edit(changeMember(member.id, fields));
    const { isActive = member.isActive, featured = member.featured } = fields;
    setAnnouncement(
      `${memberName(member)} is ${isActive ? 'active' : 'inactive'}${featured ? ' and featured' : ', not featured'}`,
    );
  };
  const remove = (member: Member) => {
    const place = shown.indexOf(member);
    const neighbour = shown[place + 1] ?? shown[place - 1];
    focus([...(neighbour ? [`member-edit-${keyOf(neighbour.id)}`] : []), 'add-member']);
    setDeleting(null);
    session.edit(removeMember(member.id));
    void saveAndSay(editor, { ...teamTexts, saved: teamTexts.deleted });
  };
  return (
    <>
      <Sorting
        list={{ keys: shown.map(({ id }) => keyOf(id)), names: shown.map(memberName), noun: 'member', range }}
        strategy={rectSortingStrategy}
        onSorted={(from, to) => {
          const member = shown[from];
          if (member) move(member, range.before + to);
        }}
      >
        <ol className={styles.grid} aria-label="Team members">
          {shown.map((member) => {
            const place = members.indexOf(member);
            return (
              <MemberCard
                key={keyOf(member.id)}
                cardKey={keyOf(member.id)}
                member={member}
                place={place}
                count={members.length}
                movable={movable}
                broken={state.issues.some(({ path }) => path[0] === 'members' && path[1] === place)}
                onChange={(fields) => change(member, fields)}
                onMove={(to, button) => move(member, to, button)}
                onEdit={() => onEdit(member.id)}
                onDelete={() => setDeleting(keyOf(member.id))}
              />
            );
          })}
        </ol>
      </Sorting>
      <DeleteDialog
        question={teamTexts.delete}
        name={going ? memberName(going) : null}
        onCancel={() => setDeleting(null)}
        onDelete={() => going && remove(going)}
      />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  );
}

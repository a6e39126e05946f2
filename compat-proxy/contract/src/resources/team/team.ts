import { z } from 'zod';
import { deepPartial } from '../../lib/deep-partial';
import { aliasSchema } from '../../merge/aliases';
import { conflictSchema } from '../../merge/conflict';
import { survivorSchema } from '../../merge/survivors';
import { revisionText } from '../../revisions/revision';
import { departments, MAX_MEMBERS, memberSchema, type Member } from './member';

/** The team as the CMS keeps it: the place in the list is the order. */
export const teamSchema = z.array(memberSchema).max(MAX_MEMBERS);
export type Team = Member[];

/** What the site does not show of a person, so that no visitor gets it (C7). */
export const privateFields = ['email', 'phone', 'joinDate'] as const;
export type PublicMember = Omit<Member, (typeof privateFields)[number]>;

/** What visitors may see of the team (C7): active members, without what is private. */
export function toPublicTeam(team: Team): PublicMember[] {
  return team
    .filter((member) => member.isActive)
    .map(({ email: _email, phone: _phone, joinDate: _joinDate, ...shown }) => shown);
}

/** Place in the list, from 1, and the revision of the whole list, on every member. */
const listed = { order: z.number(), revision: revisionText.optional() };

/** GET team.php (C7): a visitor's members lack {@link privateFields}. */
export const teamReplySchema = z.array(
  memberSchema.partial({ email: true, phone: true, joinDate: true }).extend(listed),
);
export type TeamReply = z.infer<typeof teamReplySchema>;

/** Body of POST team.php (C8): the whole list; an absent field keeps its value, an absent member is deleted. */
export const teamPatchSchema = z.array(deepPartial(memberSchema.extend(listed))).max(MAX_MEMBERS);
export type TeamPatch = z.infer<typeof teamPatchSchema>;

/** Reply of POST team.php. With `X-Conflicts: ask` also the list as it stands now. */
export const teamSavedSchema = z.object({
  success: z.literal(true),
  revision: revisionText,
  members: teamSchema.optional(),
  aliases: z.array(aliasSchema).optional(),
  survivors: z.array(survivorSchema).optional(),
});

/** Extra members of a 409 of POST team.php. */
export const teamConflictSchema = z.object({
  code: z.enum(['conflict', 'base_unknown']),
  error: z.string(),
  revision: revisionText,
  members: teamSchema,
  conflicts: z.array(conflictSchema),
});

/** What a new member holds. */
export const newMember: Omit<Member, 'id'> = {
  name: '',
  position: '',
  department: departments[0],
  image: '',
  bio: '',
  email: '',
  phone: '',
  linkedin: '',
  twitter: '',
  joinDate: '',
  isActive: true,
  featured: false,
  skills: [],
};

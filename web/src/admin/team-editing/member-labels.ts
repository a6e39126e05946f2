import type { Member } from '@apoti/contract';

/** What the form calls a member's fields; messages about a field use the same words. */
export const memberLabels = {
  name: 'Name',
  position: 'Position',
  department: 'Department',
  image: 'Photo',
  bio: 'Bio',
  email: 'E-mail',
  phone: 'Phone',
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
  joinDate: 'Join date',
  isActive: 'Active',
  featured: 'Featured',
  skills: 'Skills',
} as const satisfies Record<Exclude<keyof Member, 'id'>, string>;

/** A field's name in words; that of the list's order too. */
export function memberLabel(field: string): string {
  const labels: Record<string, string> = { ...memberLabels, '@order': 'Order' };
  return labels[field] ?? field;
}

/** What a member is called in lists and questions. */
export function memberName({ name }: Pick<Member, 'name'>): string {
  return name.trim() || '(no name)';
}

import { describeIssues, fieldIssueSchema, type ApiError, type FieldIssue } from '@apoti/contract';
import { errors } from '@strapi/utils';
import { contentParts } from '../content/parts';
import { entryKinds } from '../entries/kinds';
import { mappedAttributes } from '../store/attributes';
import type { Strapi } from '../store/strapi';
import { TEAM_UID } from '../team/team-watch';

/** How many steps of an issue's path lead to the entry of this type: the part of the content, its place in a list, the version. */
function depthOf(uid: string): number {
  const part = contentParts.find((known) => known.uid === uid);
  if (part) return part.at.length + (part.kind === 'list' ? 1 : 0);
  if (uid === TEAM_UID) return 1;
  return entryKinds.find((kind) => kind.uid === uid)?.versions ? 1 : 0;
}

function inForm(strapi: Strapi, uid: string, { path, message }: FieldIssue): FieldIssue {
  const [field, ...deeper] = path.slice(depthOf(uid));
  if (field === undefined) return { path: [], message };
  const attribute = mappedAttributes(strapi, uid).find((known) => known.field === field);
  return { path: [attribute?.name ?? field, ...deeper], message };
}

/** A refusal in Strapi's own form: the panel shows its text, and each issue at the field that it is about. */
export function toPanelError(strapi: Strapi, uid: string, error: ApiError): Error {
  const issues = fieldIssueSchema.array().safeParse(error.details['issues']);
  if (!issues.success || issues.data.length === 0) return new errors.ValidationError(error.message);
  const placed = issues.data.map((issue) => inForm(strapi, uid, issue));
  const fields = placed.filter(({ path }) => path.length > 0);
  const found = fields.map(({ path, message }) => ({ path: path.map(String), message, name: 'ValidationError' }));
  return new errors.ValidationError(describeIssues(placed), found.length === 0 ? {} : { errors: found });
}

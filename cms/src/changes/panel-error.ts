import { describeIssues, fieldIssueSchema, type ApiError, type FieldIssue } from '@apoti/contract';
import { errors } from '@strapi/utils';
import { HAS_QUESTIONS, isLostQuestion } from '../content/content-rules';
import { contentParts } from '../content/parts';
import { entryKinds } from '../entries/kinds';
import { mappedAttributes } from '../store/attributes';
import type { Strapi } from '../store/strapi';
import { TEAM_UID } from '../team/team-watch';

const CATEGORY_UID = 'api::faq-category.faq-category';

/** How many steps of an issue's path lead to the entry of this type: the part of the content, its place in a list, the version. */
function depthOf(uid: string): number {
  const part = contentParts.find((known) => known.uid === uid);
  if (part) return part.at.length + (part.kind === 'list' ? 1 : 0);
  if (uid === TEAM_UID) return 1;
  return entryKinds.find((kind) => kind.uid === uid)?.versions ? 1 : 0;
}

/**
 * The place of an issue among the form's fields. A list of texts is one field to the panel, which shows nothing beside a line
 * of it: the message says which line it is about.
 */
function inForm(strapi: Strapi, uid: string, { path, message }: FieldIssue): FieldIssue {
  const [field, ...deeper] = path;
  if (field === undefined) return { path: [], message };
  if (typeof field === 'number') {
    const item = inForm(strapi, uid, { path: deeper, message });
    return { ...item, path: [field, ...item.path] };
  }
  const attribute = mappedAttributes(strapi, uid).find((known) => known.field === field);
  if (!attribute) return { path, message };
  if (attribute.kind === 'json') return { path: [attribute.name], message: inLine(deeper, message) };
  const isPart = attribute.kind === 'component' || attribute.kind === 'components';
  const inner = { path: deeper, message };
  const placed = isPart ? inForm(strapi, attribute.target, inner) : inner;
  return { ...placed, path: [attribute.name, ...placed.path] };
}

/** A message goes on from the field's name ('is longer than 60 characters'), so it goes on from the line's as well, or is a sentence. */
function inLine([line]: FieldIssue['path'], message: string): string {
  if (typeof line !== 'number') return message;
  return /^\p{Ll}/u.test(message) ? `line ${line + 1} ${message}` : `line ${line + 1}: ${message}`;
}

/** A refusal in Strapi's own form: the panel shows its text, and each issue at the field that it is about. */
export function toPanelError(strapi: Strapi, uid: string, error: ApiError): Error {
  const issues = fieldIssueSchema.array().safeParse(error.details['issues']);
  if (!issues.success || issues.data.length === 0) return new errors.ValidationError(error.message);
  // The rule is the question's, and would be told by its place in a list that is not looked at.
  if (uid === CATEGORY_UID && issues.data.some(isLostQuestion)) return new errors.ValidationError(HAS_QUESTIONS);
  const placed = issues.data.map(({ path, message }) =>
    inForm(strapi, uid, { path: path.slice(depthOf(uid)), message }),
  );
  const fields = placed.filter(({ path }) => path.length > 0);
  const found = fields.map(({ path, message }) => ({ path: path.map(String), message, name: 'ValidationError' }));
  return new errors.ValidationError(describeIssues(placed), found.length === 0 ? {} : { errors: found });
}

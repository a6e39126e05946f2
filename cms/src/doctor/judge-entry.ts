import { describeIssues, type FieldIssue } from '@apoti/contract';
import type { Finding } from './finding';

/** What of an entry breaks rules; `href`: where it is edited. Never more of it than its label and the fields' names. */
export function judgeEntry(label: string, href: string, issues: readonly FieldIssue[]): Finding[] {
  if (issues.length === 0) return [];
  const what = `${label} breaks a rule: ${describeIssues(issues)}.`;
  return [{ check: 'content', what, todo: `Correct it in ${href}, or its entry in Strapi’s panel.` }];
}

/** The item of the content that an issue is about, by its place: `heroSlides.0`, `faq.faqs.2`, `about`. */
function itemOf({ path }: FieldIssue): string {
  const at = path.findIndex((part) => typeof part === 'number');
  return path.slice(0, at < 0 ? 1 : at + 1).join('.');
}

/** Issues of a large object, item by item. */
export function judgeItems(label: string, href: string, issues: readonly FieldIssue[]): Finding[] {
  const items = [...new Set(issues.map(itemOf))];
  return items.flatMap((item) =>
    judgeEntry(
      label,
      href,
      issues.filter((issue) => itemOf(issue) === item),
    ),
  );
}

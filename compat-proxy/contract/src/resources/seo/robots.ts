import { fixedPages } from '../../constants/fixed-pages';

/** A line of a robots.txt that says something. */
type Rule = { line: number; allows: boolean; path: string };
type Group = { agents: string[]; rules: Rule[] };

/** Crawlers that must find the site: everybody's rules, and those of the two large search engines. */
const CRAWLERS = [
  ['*', 'all search engines'],
  ['googlebot', 'Google'],
  ['bingbot', 'Bing'],
] as const;

/** What a line says without its comment; no name where it is no rule. Read piece by piece: no line takes long, whatever is in it. */
function said(line: string): { name: string; value: string } {
  const [rule = ''] = line.split('#', 1);
  const colon = rule.indexOf(':');
  const name = rule.slice(0, Math.max(colon, 0)).trim();
  return /^[\w-]+$/.test(name) ? { name, value: rule.slice(colon + 1).trim() } : { name: '', value: '' };
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  let isNaming = false;
  for (const [index, whole] of text.split(/\r?\n/).entries()) {
    const { name, value } = said(whole);
    const field = name.toLowerCase();
    if (field === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value.toLowerCase());
    }
    if (field === 'allow' || field === 'disallow') {
      groups.at(-1)?.rules.push({ line: index + 1, allows: field === 'allow', path: value });
    }
    if (name !== '') isNaming = field === 'user-agent';
  }
  return groups;
}

/**
 * Whether a rule's path, with `*` for anything and `$` for the end, is of a page. Piece after piece, each at its first place: the
 * time does not grow with the number of stars, as it would with a regular expression.
 */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [start = '', ...pieces] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(start)) return false;
  const last = isWhole ? pieces.pop() : undefined;
  if (isWhole && last === undefined) return path === start;
  let at = start.length;
  for (const piece of pieces) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return last === undefined || (path.endsWith(last) && path.length - last.length >= at);
}

/** The rule by which a crawler may or may not read a path (RFC 9309: the longest one counts, and of two equals the kinder). */
function rulingOn(groups: readonly Group[], crawler: string, path: string): Rule | undefined {
  const own = groups.filter(({ agents }) => agents.includes(crawler));
  const obeyed = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
  const found = obeyed.flatMap(({ rules }) => rules).filter((rule) => rule.path !== '' && matches(rule.path, path));
  return found.toSorted(
    (one, other) => other.path.length - one.path.length || Number(other.allows) - Number(one.allows),
  )[0];
}

/** What is wrong with a robots.txt, in words that go on from its name; null: nothing. */
export function robotsFault(text: string): string | null {
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const isRule = said(line).name !== '' || (line.split('#', 1)[0] ?? '').trim() === '';
    if (!isRule) {
      return `has no rule on line ${index + 1}: write it as “Disallow: /path”`;
    }
  }
  const groups = groupsOf(text);
  for (const [crawler, name] of CRAWLERS) {
    const hidden = hiddenFrom(groups, crawler);
    const [first] = hidden;
    if (first === undefined) continue;
    const line = `from ${name} (line ${first.line})`;
    if (hidden.length === fixedPages.length) return `hides the whole site ${line}`;
    if (first.page === '/') return `hides the home page ${line}`;
    if (hidden.length === fixedPages.length - 1) return `hides the whole site but its home page ${line}`;
  }
  return null;
}

/** The pages that a crawler may not read, each with the line that says so. */
function hiddenFrom(groups: readonly Group[], crawler: string): { page: string; line: number }[] {
  return fixedPages.flatMap((page) => {
    const rule = rulingOn(groups, crawler, page);
    return rule?.allows === false ? [{ page, line: rule.line }] : [];
  });
}

/** Pages of the site that a robots.txt hides from all search engines. */
export function hiddenPages(text: string): string[] {
  return hiddenFrom(groupsOf(text), '*').map(({ page }) => page);
}

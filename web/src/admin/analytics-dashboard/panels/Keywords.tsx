import type { AnalyticsReport } from '@apoti/contract/resources/analytics/report';
import { NO_FIGURE } from '@apoti/contract/resources/analytics/figure-text';
import { keywordNote } from '@apoti/contract/resources/analytics/keyword-note';
import { numberText } from '../../../shared/lib/number-text';
import { FigureTable } from './FigureTable';
import { Panel } from './Panel';

type Keyword = AnalyticsReport['topKeywords'][number];
type Column = { head: string; of: (keyword: Keyword) => string };

const google: readonly Column[] = [
  { head: 'Position', of: ({ position }) => position?.toFixed(1) ?? NO_FIGURE },
  { head: 'Clicks', of: ({ clicks }) => numberText(clicks) },
  { head: 'Impressions', of: ({ impressions }) => numberText(impressions) },
];
const own: Column = { head: 'Searches here', of: ({ searches }) => numberText(searches) };

/** The site's own searches are told where Google's are not known. What is known comes first: a phone shows little more. */
function columnsOf(keywords: readonly Keyword[]): readonly Column[] {
  if (keywords.every(({ searches }) => searches === null)) return google;
  return keywords.some(({ clicks }) => clicks !== null) ? [...google, own] : [own, ...google];
}

type KeywordsProps = { keywords: AnalyticsReport['topKeywords']; isSample: boolean };

/** What is searched for most: by Google's account, and on this site. */
export function Keywords({ keywords, isSample }: KeywordsProps) {
  const columns = columnsOf(keywords);
  return (
    <Panel
      title="Top Search Keywords"
      note={isSample ? null : keywordNote(keywords)}
      isEmpty={keywords.length === 0}
      table={
        <FigureTable
          caption="What is searched for most"
          heads={['Keyword', ...columns.map(({ head }) => head)]}
          rows={keywords.map((keyword) => ({
            key: keyword.keyword,
            cells: [keyword.keyword, ...columns.map((column) => column.of(keyword))],
          }))}
        />
      }
    />
  );
}

import { useState } from 'react';
import { Chips } from '../../src/shared/ui/Chips';
import { Pagination } from '../../src/shared/ui/Pagination';
import { ResultCount } from '../../src/shared/ui/ResultCount';
import { SearchField } from '../../src/shared/ui/SearchField';
import { Sample } from './Sample';

const chips = [
  'All Questions',
  'Getting started',
  'Pricing',
  'Deliveries',
  'A category with a name that is rather long',
].map((label, index) => ({ value: String(index), label, href: `/_ui?category=${index}`, count: 24 - index * 5 }));
/** What finds something, and leads through it. */
export function Filters() {
  const [text, setText] = useState('');
  const [category, setCategory] = useState('0');
  const hrefOf = (page: number) => `/_ui?page=${page}#filters`;
  return (
    <>
      <Sample title="Search, chips, count" look="stack">
        <SearchField action="/_ui" label="Search questions" value={text} onSearch={setText} />
        <Chips label="Categories" chips={chips} current={category} onChoose={setCategory} />
        <ResultCount count={text.length} />
      </Sample>
      <Sample title="Pages: first, between, last" look="stack">
        {[1, 6, 12].map((page) => (
          <Pagination key={page} page={page} pages={12} hrefOf={hrefOf} label={`Pages, sample ${page}`} />
        ))}
      </Sample>
    </>
  );
}

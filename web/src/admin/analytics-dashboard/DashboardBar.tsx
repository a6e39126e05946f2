import { analyticsRanges } from '@apoti/contract/constants/analytics';
import { analyticsQuerySchema } from '@apoti/contract/resources/analytics/report';
import { useRef } from 'react';
import { FiDownload, FiRefreshCw, FiSliders, FiX } from 'react-icons/fi';
import { Button } from '../../shared/ui/Button';
import { FilterSelect } from '../../shared/ui/FilterField';
import { analyticsTexts as texts } from './analytics-texts';
import styles from './DashboardBar.module.css';
import { FilterOptions, filters, RangeOptions } from './filter-options';
import { isFiltered, type View } from './view';

type DashboardBarProps = {
  view: View;
  isBusy: boolean;
  isExporting: boolean;
  canExport: boolean;
  onShow: (view: View) => void;
  /** Opens the settings, which begin with this view. */
  onAsk: (view: View) => void;
  onRefresh: () => void;
  onExport: () => void;
};

/** What stands beside the title: the range, the settings, Refresh and Export. */
export function DashboardBar(props: DashboardBarProps) {
  const { view, isBusy, isExporting, canExport, onShow, onAsk, onRefresh, onExport } = props;
  const { query } = view;
  const chooseRange = (value: string) => {
    const range = analyticsRanges.find((known) => known === value);
    if (range === undefined) return;
    // A range by hand needs its days first.
    if (range === 'custom') onAsk({ ...view, query: { ...query, range } });
    else onShow({ ...view, query: { ...query, range, from: undefined, to: undefined } });
  };
  return (
    <div className={styles.bar}>
      <div className={styles.range}>
        <FilterSelect label="Time range" value={query.range} onChoose={chooseRange}>
          <RangeOptions />
        </FilterSelect>
      </div>
      <div className={styles.buttons}>
        <Button look="secondary" onClick={() => onAsk(view)}>
          <FiSliders aria-hidden="true" /> {texts.settings}
        </Button>
        <Button look="secondary" busy={isBusy} onClick={onRefresh}>
          {!isBusy && <FiRefreshCw aria-hidden="true" />} {texts.refresh}
        </Button>
        <Button
          busy={isExporting}
          disabled={!canExport}
          onClick={onExport}
          title={canExport ? texts.exportAs(view.format) : texts.exportWaits}
        >
          {!isExporting && <FiDownload aria-hidden="true" />} {texts.export}
        </Button>
      </div>
    </div>
  );
}

/** Which visits are shown. */
export function FilterBar({ view, onShow }: Pick<DashboardBarProps, 'view' | 'onShow'>) {
  const { query } = view;
  const bar = useRef<HTMLDivElement>(null);
  const filter = (changes: Record<string, string>) => {
    const next = analyticsQuerySchema.safeParse({ ...query, ...changes });
    if (next.success) onShow({ ...view, query: next.data });
  };
  const everything = Object.fromEntries(filters.map(({ name }) => [name, 'all']));
  return (
    <div ref={bar} className={styles.filters} role="group" aria-label="Filters">
      {filters.map((one) => (
        <FilterSelect
          key={one.name}
          label={one.short}
          value={query[one.name]}
          onChoose={(value) => filter({ [one.name]: value })}
        >
          <FilterOptions {...one} />
        </FilterSelect>
      ))}
      {isFiltered(query) && (
        <Button
          look="quiet"
          onClick={() => {
            filter(everything);
            // The button goes (X2).
            bar.current?.querySelector('select')?.focus();
          }}
        >
          <FiX aria-hidden="true" /> {texts.everyVisit}
        </Button>
      )}
    </div>
  );
}

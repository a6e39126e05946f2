import {
  analyticsExportFormats,
  analyticsRangeNames,
  analyticsRanges,
  deviceTypes,
  trafficSources,
  userTypes,
} from '@apoti/contract/constants/analytics';
import { deviceNames, trafficSourceNames, userTypeNames } from '@apoti/contract/resources/analytics/names';
import { analyticsQuerySchema } from '@apoti/contract/resources/analytics/report';
import { FiDownload, FiRefreshCw, FiSliders } from 'react-icons/fi';
import { Button } from '../../shared/ui/Button';
import { FilterSelect } from '../../shared/ui/FilterField';
import { analyticsTexts as texts } from './analytics-texts';
import styles from './DashboardBar.module.css';
import type { View } from './view';

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

/** What stands above the figures: their range and filters, the settings, Refresh and Export. */
export function DashboardBar(props: DashboardBarProps) {
  const { view, isBusy, isExporting, canExport, onShow, onAsk, onRefresh, onExport } = props;
  const { query } = view;
  const filter = (changes: Record<string, string>) => {
    const next = analyticsQuerySchema.safeParse({ ...query, ...changes });
    if (next.success) onShow({ ...view, query: next.data });
  };
  const chooseRange = (value: string) => {
    const range = analyticsRanges.find((known) => known === value);
    if (range === undefined) return;
    // A range by hand needs its days first.
    if (range === 'custom') onAsk({ ...view, query: { ...query, range } });
    else onShow({ ...view, query: { ...query, range, from: undefined, to: undefined } });
  };
  return (
    <div className={styles.bar}>
      <div className={styles.filters}>
        <FilterSelect label="Time range" value={query.range} onChoose={chooseRange}>
          {analyticsRanges.map((range) => (
            <option key={range} value={range}>
              {analyticsRangeNames[range]}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect
          label="Source"
          value={query.trafficSource}
          onChoose={(trafficSource) => filter({ trafficSource })}
        >
          <option value="all">All sources</option>
          {trafficSources.map((source) => (
            <option key={source} value={source}>
              {trafficSourceNames[source]}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect label="Device" value={query.deviceType} onChoose={(deviceType) => filter({ deviceType })}>
          <option value="all">All devices</option>
          {deviceTypes.map((device) => (
            <option key={device} value={device}>
              {deviceNames[device]}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect label="Visitors" value={query.userType} onChoose={(userType) => filter({ userType })}>
          <option value="all">All visitors</option>
          {userTypes.map((user) => (
            <option key={user} value={user}>
              {userTypeNames[user]}
            </option>
          ))}
        </FilterSelect>
      </div>
      <div className={styles.buttons}>
        <Button look="secondary" onClick={() => onAsk(view)}>
          <FiSliders aria-hidden="true" /> {texts.settings}
        </Button>
        <Button look="secondary" busy={isBusy} onClick={onRefresh}>
          {!isBusy && <FiRefreshCw aria-hidden="true" />} {texts.refresh}
        </Button>
        <Button busy={isExporting} disabled={!canExport} onClick={onExport} title={exportTitle(view.format)}>
          {!isExporting && <FiDownload aria-hidden="true" />} {texts.export}
        </Button>
      </div>
    </div>
  );
}

/** As which kind of file the figures are saved; another one is chosen in the settings. */
function exportTitle(format: (typeof analyticsExportFormats)[number]): string {
  return `Saves a ${format} file; the settings know others`;
}

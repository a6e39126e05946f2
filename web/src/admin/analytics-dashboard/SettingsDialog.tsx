import {
  analyticsExportFormats,
  metricNames,
  refreshIntervals,
  visibleMetrics,
} from '@apoti/contract/constants/analytics';
import { lagosDay } from '@apoti/contract';
import { useState, type FormEvent } from 'react';
import { Button } from '../../shared/ui/Button';
import { Checkbox } from '../../shared/ui/Checkbox';
import { Dialog } from '../../shared/ui/Dialog';
import { RadioGroup } from '../../shared/ui/RadioGroup';
import { Switch } from '../../shared/ui/Switch';
import { SelectField, TextField } from '../../shared/ui/TextField';
import { useFormHelp } from '../../shared/ui/use-form-help';
import { intervalText } from './analytics-texts';
import { chosenOf, FilterOptions, filters, RangeOptions } from './filter-options';
import { begunDraft, draftView, type Draft } from './settings-draft';
import styles from './SettingsDialog.module.css';
import type { View } from './view';

type SettingsDialogProps = {
  /** What the settings begin with; null: they are closed. */
  begin: View | null;
  onCancel: () => void;
  onApply: (view: View) => void;
};

/** The settings of the screen: nothing of them holds before Apply Settings. */
export function SettingsDialog({ begin, onCancel, onApply }: SettingsDialogProps) {
  // That which was begun with, once something of it was changed.
  const [changed, setChanged] = useState<View | null>(null);
  const isUnsaved = begin !== null && changed === begin;
  // The next time may begin with the very same.
  const cancel = () => {
    setChanged(null);
    onCancel();
  };
  const apply = (view: View) => {
    setChanged(null);
    onApply(view);
  };
  return (
    <Dialog title="Dashboard Settings" open={begin !== null} isUnsaved={isUnsaved} onClose={cancel} wide>
      {begin && <SettingsForm begin={begin} onCancel={cancel} onApply={apply} onChange={() => setChanged(begin)} />}
    </Dialog>
  );
}

type Change = (changes: Partial<Draft>) => void;
type PartProps = { draft: Draft; change: Change };

type SettingsFormProps = SettingsDialogProps & { begin: View; onChange: () => void };

function SettingsForm({ begin, onCancel, onApply, onChange }: SettingsFormProps) {
  const [draft, setDraft] = useState(() => begunDraft(begin, Date.now()));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const form = useFormHelp({ errors: faults });
  const change: Change = (changes) => {
    setDraft((last) => ({ ...last, ...changes }));
    onChange();
    setFaults({});
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const next = draftView(draft);
    if ('view' in next) onApply(next.view);
    else setFaults(next.faults);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={apply} noValidate>
      <RangePart draft={draft} change={change} faults={faults} />
      <FilterPart draft={draft} change={change} />
      <ShownPart draft={draft} change={change} />
      <RefreshPart draft={draft} change={change} />
      <div className={styles.answers}>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">Apply Settings</Button>
      </div>
    </form>
  );
}

function RangePart({ draft, change, faults }: PartProps & { faults: Readonly<Record<string, string>> }) {
  const [today] = useState(() => lagosDay(Date.now()));
  return (
    <fieldset className={styles.part}>
      <legend>Period</legend>
      <SelectField label="Range" value={draft.range} onChange={({ target }) => change({ range: target.value })}>
        <RangeOptions />
      </SelectField>
      {draft.range === 'custom' && (
        <>
          <TextField
            label="Start date"
            type="date"
            required
            max={today}
            value={draft.from}
            error={faults.from}
            onChange={({ target }) => change({ from: target.value })}
          />
          <TextField
            label="End date"
            type="date"
            required
            max={today}
            value={draft.to}
            error={faults.to}
            onChange={({ target }) => change({ to: target.value })}
          />
        </>
      )}
      <div className={styles.switch}>
        <Switch
          label="Compare with the period before"
          checked={draft.compare}
          onChange={({ target }) => change({ compare: target.checked })}
        />
      </div>
    </fieldset>
  );
}

function FilterPart({ draft, change }: PartProps) {
  return (
    <fieldset className={styles.part}>
      <legend>Data filters</legend>
      {filters.map((filter) => (
        <SelectField
          key={filter.name}
          label={filter.label}
          value={draft[filter.name]}
          onChange={({ target }) => change(chosenOf(filter.name, target.value))}
        >
          <FilterOptions {...filter} />
        </SelectField>
      ))}
    </fieldset>
  );
}

function ShownPart({ draft, change }: PartProps) {
  return (
    <fieldset className={`${styles.part} ${styles.choices}`}>
      <legend>Visible metrics</legend>
      {visibleMetrics.map((metric) => (
        <Checkbox
          key={metric}
          label={metricNames[metric]}
          checked={draft.metrics.includes(metric)}
          onChange={({ target }) =>
            change({
              metrics: visibleMetrics.filter((one) => (one === metric ? target.checked : draft.metrics.includes(one))),
            })
          }
        />
      ))}
    </fieldset>
  );
}

const figureOptions = [
  { value: 'site', label: 'This site', note: 'Sample until something is measured' },
  { value: 'sample', label: 'Sample', note: 'Made-up figures' },
];

function RefreshPart({ draft, change }: PartProps) {
  return (
    <fieldset className={styles.part}>
      <legend>Refresh, source and export</legend>
      <div className={styles.switch}>
        <Switch
          label="Auto-refresh"
          checked={draft.autoRefresh}
          onChange={({ target }) => change({ autoRefresh: target.checked })}
        />
      </div>
      <SelectField
        label="Refresh interval"
        disabled={!draft.autoRefresh}
        value={String(draft.interval)}
        onChange={({ target }) => change({ interval: Number(target.value) })}
      >
        {refreshIntervals.map((ms) => (
          <option key={ms} value={ms}>
            {intervalText(ms)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Export format"
        value={draft.format}
        onChange={({ target }) => change({ format: target.value })}
      >
        {analyticsExportFormats.map((format) => (
          <option key={format} value={format}>
            {format.toUpperCase()}
          </option>
        ))}
      </SelectField>
      <RadioGroup
        legend="Figures"
        name="figures"
        options={figureOptions}
        value={draft.figures}
        onChange={(figures) => change({ figures })}
      />
    </fieldset>
  );
}

import { MAX_IMPORT_ROWS } from '@apoti/contract';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { FiUpload } from 'react-icons/fi';
import { Button, buttonClass } from '../../../shared/ui/Button';
import { Notice } from '../../../shared/ui/Notice';
import { Spinner } from '../../../shared/ui/Spinner';
import { EntryFrame } from '../../entry-editing/EntryFrame';
import { useListAddress } from '../../entry-editing/use-list-address';
import { sentence } from '../../lists/list-texts';
import { ProgressBar } from '../../lists/ProgressBar';
import { LOCATIONS_PATH } from '../location-entries';
import { doneText, importingText, importLabel, texts } from './import-texts';
import styles from './ImportLocations.module.css';
import { JudgedRows } from './JudgedRows';
import { useImport, type ImportStep } from './use-import';

/** A table becomes locations: the file is checked and shown row by row before anything is written (A14). */
export function ImportLocations() {
  const list = useListAddress(LOCATIONS_PATH);
  const { step, check, apply } = useImport();
  return (
    <EntryFrame title={texts.title} list={list} all="All locations">
      <p className={styles.about}>
        The columns are those of an export. A row is the location with its ID, else the one with the same name, else a
        new one; what a row leaves out stays as it is. At most {MAX_IMPORT_ROWS.toLocaleString('en')} rows and 1 MB.
        Nothing is written before you have seen what changes.
      </p>
      <ChooseFile step={step} onFile={(file) => void check(file)} />
      <Outcome step={step} onCheck={(file) => void check(file)} onImport={(file, found) => void apply(file, found)} />
    </EntryFrame>
  );
}

function ChooseFile({ step, onFile }: { step: ImportStep; onFile: (file: File) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isBusy = step.at === 'importing';
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined && !isBusy) onFile(file);
    // The same file can be chosen again once it was mended.
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={styles.choose}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        id={id}
        type="file"
        className="visually-hidden"
        accept=".csv,text/csv"
        disabled={isBusy}
        onChange={({ target }) => take(target.files)}
      />
      <label htmlFor={id} className={buttonClass('secondary')}>
        <FiUpload aria-hidden="true" /> {texts.choose}
      </label>
      <p className={styles.name}>{step.at === 'start' ? texts.drop : step.file.name}</p>
    </div>
  );
}

type OutcomeProps = {
  step: ImportStep;
  onCheck: (file: File) => void;
  onImport: (file: File, check: Extract<ImportStep, { at: 'checked' }>['check']) => void;
};

function Outcome({ step, onCheck, onImport }: OutcomeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (['checked', 'done', 'failed'].includes(step.at)) place.current?.focus({ preventScroll: true });
  }, [step.at]);
  return (
    <div ref={place} tabIndex={-1} role="region" aria-label="What the file does" className={styles.outcome}>
      {step.at === 'checking' && <Spinner label={texts.checking} />}
      {step.at === 'failed' && (
        <Notice tone="bad" urgent title={step.message}>
          <div>
            <Button look="secondary" onClick={() => onCheck(step.file)}>
              Check again
            </Button>
          </div>
        </Notice>
      )}
      {(step.at === 'checked' || step.at === 'importing') && <Checked step={step} onImport={onImport} />}
      {step.at === 'done' && <Done step={step} onCheck={onCheck} />}
    </div>
  );
}

type CheckedProps = Pick<OutcomeProps, 'onImport'> & { step: Extract<ImportStep, { at: 'checked' | 'importing' }> };

function Checked({ step, onImport }: CheckedProps) {
  const { rows, ignored, notes } = step.check;
  const right = rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').length;
  return (
    <>
      {step.at === 'checked' && step.moved && (
        <Notice tone="warn" urgent title={texts.moved}>
          <p>This is what it would do now. {texts.nothingYet}</p>
        </Notice>
      )}
      {notes.length > 0 && (
        <Notice title={texts.notes}>
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notice>
      )}
      {ignored.length > 0 && (
        <Notice tone="warn" title={`Columns that are not known and left out: ${ignored.join(', ')}`} />
      )}
      <div className={styles.apply}>
        {right === 0 && <p>{texts.nothing}</p>}
        {right > 0 && step.at === 'checked' && (
          <Button onClick={() => onImport(step.file, step.check)}>{importLabel(right)}</Button>
        )}
        {step.at === 'importing' && <Importing step={step} right={right} />}
      </div>
      <JudgedRows rows={rows} />
    </>
  );
}

type ImportingProps = { step: Extract<ImportStep, { at: 'importing' }>; right: number };

function Importing({ step: { told, onStop }, right }: ImportingProps) {
  const { done, total } = told ?? { done: 0, total: right };
  return <ProgressBar {...{ done, total, onStop }} text={importingText(done, total)} takesFocus />;
}

type DoneProps = Pick<OutcomeProps, 'onCheck'> & { step: Extract<ImportStep, { at: 'done' }> };

function Done({ step: { file, told, why }, onCheck }: DoneProps) {
  const { failed } = told;
  const isAll = failed.length === 0 && why === null;
  return (
    <Notice tone={isAll ? 'good' : 'warn'} urgent title={doneText(told)}>
      {why !== null && (
        <p>
          {importingText(told.done, told.total)}. {sentence(why)} {texts.rest}
        </p>
      )}
      {failed.length > 0 && (
        <ul className={styles.issues}>
          {failed.map(({ row, name, message }) => (
            <li key={row}>
              Row {row}, {name}: {message}
            </li>
          ))}
        </ul>
      )}
      {!isAll && (
        <div>
          <Button look="secondary" onClick={() => onCheck(file)}>
            Check again
          </Button>
        </div>
      )}
    </Notice>
  );
}

import {
  filePatchSchema,
  issueSentence,
  MAX_ALT,
  MAX_FILE_NAME,
  mediaCategories,
  type LibraryFile,
} from '@apoti/contract';
import { Button } from '../../../shared/ui/Button';
import { SelectField, TextArea, TextField } from '../../../shared/ui/TextField';
import { categoryName, categoryOf } from '../../library/file-texts';
import { lengthCounter } from '../../form/length-counter';
import { NOT_KEPT } from '../../editor/not-kept';
import styles from './FileDetails.module.css';
import { OtherWords } from './OtherWords';
import type { WordsState } from './file-words';
import { useFileWords } from './use-file-words';

const stateTexts: Record<WordsState['status'], string> = {
  saved: 'Saved',
  typing: 'Saving…',
  saving: 'Saving…',
  failed: 'Not saved',
  invalid: 'Not saved',
  conflict: 'Not saved',
};

const isFine: Partial<Record<WordsState['status'], true>> = { saved: true, typing: true, saving: true };

/** What was typed and is not saved outlives the page only where the browser keeps it. */
function stateText(status: WordsState['status'], isKept: boolean): string {
  const text = stateTexts[status];
  if (status !== 'failed' && status !== 'conflict') return text;
  return isKept ? `${text}, kept in this browser` : `${text}. ${NOT_KEPT}`;
}

/** What is said about a file. It saves itself. */
export function FileWordsForm({ person, file }: { person: number; file: LibraryFile }) {
  const { words, status, error, theirs, isKept, change, settle, flush } = useFileWords(person, file);
  // Said with the field that is not valid.
  const errorOf = (name: 'name' | 'alt', label: string) => {
    if (status !== 'invalid') return undefined;
    const [issue] = filePatchSchema.shape[name].safeParse(words[name]).error?.issues ?? [];
    return issue && issueSentence(issue.message, label);
  };
  return (
    <form
      className={styles.words}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
      onBlur={flush}
    >
      {file.type === 'image' && (
        <TextArea
          label="Alt text"
          rows={2}
          value={words.alt}
          error={errorOf('alt', 'Alt text')}
          counter={lengthCounter(words.alt, MAX_ALT)}
          hint="Says what the picture shows to people who do not see it. Leave it empty for mere decoration."
          // A line, which may be shown on several.
          onChange={({ target }) => change({ alt: target.value.replaceAll('\n', ' ') })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            flush();
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            if (!/[\r\n]/.test(pasted)) return;
            // Made a line of here: changed afterwards the caret would be at the end.
            event.preventDefault();
            const { currentTarget: field } = event;
            field.setRangeText(pasted.replace(/\s*[\r\n]+\s*/g, ' '), field.selectionStart, field.selectionEnd, 'end');
            // As typed: told in another way, React would take what undoes it for no change.
            field.dispatchEvent(new Event('input', { bubbles: true }));
          }}
        />
      )}
      <TextField
        label="Name"
        value={words.name}
        counter={lengthCounter(words.name, MAX_FILE_NAME)}
        autoComplete="off"
        error={errorOf('name', 'Name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <SelectField
        label="Category"
        value={words.category}
        onChange={({ target }) => change({ category: categoryOf(target.value) ?? words.category })}
      >
        {mediaCategories.map((category) => (
          <option key={category} value={category}>
            {categoryName(category)}
          </option>
        ))}
      </SelectField>
      {status === 'conflict' && <OtherWords theirs={theirs} onSettle={settle} />}
      <div className={styles.saveState} data-bad={!isFine[status] || undefined}>
        <p role="status" aria-label="State of the details">
          {stateText(status, isKept)}
          {status === 'failed' && `${isKept ? ':' : ''} ${error}`}
        </p>
        {status === 'failed' && (
          <Button look="secondary" type="submit">
            Try again
          </Button>
        )}
      </div>
    </form>
  );
}

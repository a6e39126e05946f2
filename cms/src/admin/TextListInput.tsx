import { useState } from 'react';
import { Box, Checkbox, Field, Grid, Textarea } from '@strapi/design-system';

/** What Strapi hands to a custom field; its own type says nothing of it, so nothing is relied on. */
type Props = {
  name?: string;
  label?: string;
  hint?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
  value?: unknown;
  attribute?: { options?: { choices?: string[] } };
  onChange?: (name: string, value: string[]) => void;
};

/** A list of texts: one line each, or a box to tick each where the schema names what there is to choose from. */
export function TextListInput({
  name = '',
  label,
  hint,
  error,
  required,
  attribute,
  value,
  disabled,
  onChange,
}: Props) {
  const entries = toEntries(value);
  const choices = attribute?.options?.choices;
  const change = (next: string[]) => onChange?.(name, next);
  return (
    <Field.Root
      name={name}
      hint={[choices ? '' : 'One entry per line.', hint].filter(Boolean).join(' ')}
      error={error}
      required={required}
    >
      <Field.Label>{label ?? name}</Field.Label>
      {choices ? (
        <Choices choices={choices} entries={entries} disabled={disabled} onChange={change} />
      ) : (
        <Lines entries={entries} disabled={disabled} onChange={change} />
      )}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

type PartProps = { entries: string[]; disabled?: boolean; onChange: (entries: string[]) => void };

/** What is typed is kept as it is while it is typed; blank lines are no entries. */
function Lines({ entries, disabled, onChange }: PartProps) {
  const [text, setText] = useState(entries.join('\n'));
  const shown = sameEntries(toLines(text), entries) ? text : entries.join('\n');
  return (
    <Textarea
      value={shown}
      disabled={disabled}
      onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) => {
        setText(event.target.value);
        onChange(toLines(event.target.value));
      }}
    />
  );
}

/** Ticked ones stay in the schema's order. */
function Choices({ choices, entries, disabled, onChange }: PartProps & { choices: string[] }) {
  const toggle = (choice: string, on: boolean) =>
    onChange(choices.filter((one) => (one === choice ? on : entries.includes(one))));
  return (
    <Grid.Root gap={2}>
      {choices.map((choice) => (
        <Grid.Item key={choice} col={6} s={12}>
          <Box>
            <Checkbox
              checked={entries.includes(choice)}
              disabled={disabled}
              onCheckedChange={(on: boolean | 'indeterminate') => toggle(choice, on === true)}
            >
              {choice}
            </Checkbox>
          </Box>
        </Grid.Item>
      ))}
    </Grid.Root>
  );
}

function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function toEntries(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

function sameEntries(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((entry, index) => entry === b[index]);
}

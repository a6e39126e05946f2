/** A text with headings, lists, tables, pictures: its HTML is the working copy's. */
export type RichTextProps = {
  label: string;
  /** Stored HTML. */
  value: string;
  /** Told of each change of the person's. Not called for what is only read. */
  onChange: (html: string) => void;
  /** The contract's schema of the field: its limit is shown. */
  schema?: { maxLength: number | null };
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  /** What uploads of its pictures are labelled with (back-office §7). */
  uploadName: string;
  /** Form field name. */
  name?: string;
};

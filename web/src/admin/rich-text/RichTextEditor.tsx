import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { FieldNotes, Star } from '../../shared/ui/Field';
import prose from '../../shared/ui/Prose.module.css';
import { adminToast } from '../../shared/ui/toast';
import { LinkDialog } from './dialogs/LinkDialog';
import { PictureDialog } from './dialogs/PictureDialog';
import { usePictureDialog } from './dialogs/use-picture-dialog';
import { VideoDialog } from './dialogs/VideoDialog';
import type { Pasted } from './paste/clean-paste';
import type { RichTextProps } from './rich-text-props';
import styles from './RichText.module.css';
import { TextFoot } from './TextFoot';
import { keepFromScreen, keyMeaning } from './text-keys';
import type { Ask } from './tools/tool';
import { tableTools } from './tools/table-tools';
import { textTools } from './tools/text-tools';
import { Toolbar } from './tools/Toolbar';
import { useRichText } from './use-rich-text';

function sayLost({ lostPictures, lostLinks }: Pasted): void {
  const say = (count: number, what: string, tool: string) =>
    count > 0 &&
    adminToast.error(`${what} could not be pasted along. Please add ${count === 1 ? 'it' : 'them'} with “${tool}”.`);
  say(lostPictures, lostPictures === 1 ? 'A picture' : `${lostPictures} pictures`, 'Picture');
  say(lostLinks, lostLinks === 1 ? 'The address of a link' : `The addresses of ${lostLinks} links`, 'Link');
}

/** The attributes of the text itself, which is a field to screen readers. */
function useTextAttributes(id: string, { hint, error, required = false }: RichTextProps): Record<string, string> {
  return useMemo(() => {
    const notes = [
      `${id}-foot`,
      ...(hint === undefined ? [] : [`${id}-hint`]),
      ...(error === undefined ? [] : [`${id}-error`]),
    ];
    return {
      id,
      role: 'textbox',
      class: `${prose['prose']} ${styles['text']}`,
      spellcheck: 'true',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': notes.join(' '),
      'aria-required': String(required),
      'aria-invalid': String(error !== undefined),
    };
  }, [id, hint, error, required]);
}

/** The editor itself; see `RichTextField`. */
export function RichTextEditor(props: RichTextProps) {
  const { label, value, onChange, schema, hint, error, required = false, uploadName, name } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const picture = usePictureDialog(uploadName);
  const [asked, setAsked] = useState<'link' | 'video' | null>(null);
  const attributes = useTextAttributes(id, props);
  const { editor, mount } = useRichText({
    value,
    onChange,
    attributes,
    onPictures: picture.take,
    onLost: sayLost,
  });
  const ask = (what: Ask) => {
    if (!editor) return;
    if (what === 'picture') picture.ask(editor);
    else setAsked(what);
  };
  const toTools = () => frame.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
  const bar = { controls: id, onAsk: ask };
  const onKeyFirst = (event: KeyboardEvent) => {
    const meaning = editor && keyMeaning(event, editor);
    if (!meaning) return;
    event.preventDefault();
    event.stopPropagation();
    if (meaning === 'tools') toTools();
    else ask(meaning);
  };
  return (
    <div className={styles['field']} data-field={name}>
      <p id={`${id}-label`} className={styles['label']} onClick={() => editor?.commands.focus()}>
        {label}
        {required && <Star />}
      </p>
      <div ref={frame} className={styles['frame']} data-invalid={error !== undefined || undefined}>
        {editor && <Toolbar {...bar} label={`Tools: ${label}`} groups={textTools} editor={editor} />}
        <div
          ref={mount}
          className={styles['paper']}
          onKeyDownCapture={onKeyFirst}
          onKeyDown={keepFromScreen}
          onDoubleClick={() => {
            if (editor?.isActive('picture')) ask('picture');
            else if (editor?.isActive('video')) ask('video');
          }}
        />
        {editor?.isActive('table') && (
          <Toolbar {...bar} label={`Table: ${label}`} groups={tableTools} editor={editor} below />
        )}
        {editor && (
          <TextFoot id={`${id}-foot`} doc={editor.state.doc} length={value.length} limit={schema?.maxLength ?? null} />
        )}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
      {editor && asked === 'link' && <LinkDialog editor={editor} onClose={() => setAsked(null)} />}
      {editor && asked === 'video' && <VideoDialog editor={editor} onClose={() => setAsked(null)} />}
      {editor && picture.open && (
        <PictureDialog
          // Each file that was dropped begins anew.
          key={String(picture.count)}
          isNew={picture.open.place === null}
          isMoved={picture.open.isMoved}
          value={picture.open.value}
          onChange={picture.change}
          upload={picture.upload}
          uploadName={uploadName}
          onDone={() => picture.put(editor)}
          onClose={picture.next}
        />
      )}
    </div>
  );
}

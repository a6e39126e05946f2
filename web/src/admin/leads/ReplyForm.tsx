import { leadInboxLimits, type LeadDetail } from '@apoti/contract';
import { useEffect, useRef, useState } from 'react';
import { FiMail, FiSend } from 'react-icons/fi';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import { SelectField, TextArea, TextField } from '../../shared/ui/TextField';
import { useContentEditor } from '../content-editing/ContentEditing';
import { DeleteDialog } from '../form/DeleteDialog';
import { KeptNote } from '../form/KeptNote';
import { lengthCounter } from '../form/length-counter';
import { templatesFor, type ReplyTemplate } from './reply-templates';
import styles from './ReplyForm.module.css';
import { useReply, type ReplyDraft } from './use-reply';

type ReplyFormProps = {
  lead: LeadDetail;
  person: number;
  /** The lead is not there any more: nothing can be sent, and nothing typed is taken away. */
  isGone: boolean;
};

/** An answer by mail: it begins with a template that is filled in and can be edited; what is typed is kept until it is sent. */
export function ReplyForm({ lead, person, isGone }: ReplyFormProps) {
  const { state } = useContentEditor();
  const siteName = state.work?.mine.site.siteName ?? document.body.dataset['siteName'] ?? '';
  const templates = templatesFor(lead, { siteName });
  const reply = useReply(lead, person, templates);
  const opener = useRef<HTMLButtonElement>(null);
  const isClosing = useRef(false);
  const isOpen = reply.entry !== null;
  useEffect(() => {
    if (isOpen || !isClosing.current) return;
    isClosing.current = false;
    opener.current?.focus();
  }, [isOpen]);
  if (reply.entry === null) {
    if (isGone) return null;
    const [first] = templates;
    return (
      <div>
        <Button ref={opener} onClick={() => first && reply.begin(first)}>
          <FiMail aria-hidden="true" /> {lead.replies.length === 0 ? 'Answer by mail' : 'Answer again'}
        </Button>
      </div>
    );
  }
  const onClose = () => (isClosing.current = true);
  return <Form lead={lead} isGone={isGone} reply={reply} templates={templates} onClose={onClose} />;
}

type FormProps = Omit<ReplyFormProps, 'person'> & {
  reply: ReturnType<typeof useReply>;
  templates: readonly ReplyTemplate[];
  onClose: () => void;
};

/** What is asked before typed words go. */
type Asked = { question: string; action: string; yes: () => void };

function Form({ lead, isGone, reply, templates, onClose }: FormProps) {
  const { entry, busy } = reply;
  const [asked, setAsked] = useState<Asked | null>(null);
  if (entry === null) return null;
  const orAsk = (what: Asked) => (entry.isTyped ? setAsked(what) : what.yes());
  const choose = (id: string) => {
    const template = templates.find((one) => one.id === id);
    if (template === undefined) return;
    const question = 'Replace what you have typed?';
    orAsk({ question, action: 'Replace', yes: () => reply.begin(template) });
  };
  const discard = () => {
    onClose();
    reply.discard();
  };
  return (
    <form
      className={styles.form}
      aria-label="Answer by mail"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isGone) void reply.send(onClose);
      }}
    >
      <Heading lead={lead} restored={reply.restored} isKept={reply.isKept} />
      <SelectField
        label="Template"
        value={entry.template}
        disabled={busy}
        onChange={({ target }) => choose(target.value)}
      >
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Words reply={reply} entry={entry} />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy} disabled={isGone}>
          <FiSend aria-hidden="true" /> Send
        </Button>
        <Button
          look="quiet"
          disabled={busy}
          onClick={() => orAsk({ question: 'Discard what you have typed?', action: 'Discard', yes: discard })}
        >
          Discard
        </Button>
      </div>
      <DeleteDialog
        question={asked?.question ?? ''}
        name={asked && entry.subject}
        action={asked?.action ?? ''}
        onCancel={() => setAsked(null)}
        onDelete={() => {
          asked?.yes();
          setAsked(null);
        }}
      />
    </form>
  );
}

type HeadingProps = { lead: LeadDetail; restored: boolean; isKept: boolean };

/** To whom it goes, where what they write back goes, and that it is kept. */
function Heading({ lead, restored, isKept }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that opened it is gone.
    if (document.activeElement === document.body && !restored) heading.current?.focus();
  }, [restored]);
  return (
    <div className={styles.heading}>
      <h3 ref={heading} tabIndex={-1}>
        Answer to {lead.email}
      </h3>
      <p>
        {lead.answersTo === ''
          ? 'The contact details have no e-mail address, so there is none to write back to.'
          : `What is written back goes to ${lead.answersTo}.`}
      </p>
      <KeptNote restored={restored} isKept={isKept} until="sent" />
    </div>
  );
}

/** What is sent; nothing of it changes on its way. */
function Words({ reply: { errors, busy, change }, entry }: Pick<FormProps, 'reply'> & { entry: ReplyDraft }) {
  return (
    <>
      <TextField
        label="Subject"
        value={entry.subject}
        counter={lengthCounter(entry.subject, leadInboxLimits.subject)}
        readOnly={busy}
        error={errors.subject}
        onKeyDown={(event) => {
          // As in a mail program: Enter leads on to the text and sends nothing.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.querySelector('textarea')?.focus();
        }}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextArea
        label="Text"
        rows={12}
        value={entry.text}
        counter={lengthCounter(entry.text, leadInboxLimits.reply)}
        readOnly={busy}
        error={errors.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      {errors.form !== undefined && (
        <Notice tone="bad" urgent>
          <p>{errors.form}</p>
        </Notice>
      )}
    </>
  );
}

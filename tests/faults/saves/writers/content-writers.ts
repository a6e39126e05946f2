import { contentSavedSchema, contentConflictSchema, formatRevision, type Content } from '@apoti/contract';
import type { WireClient } from '../../../support/wire-client';
import type { Look } from '../look/look';
import type { Pen, Writer } from './writer';

type Base = { revision: string; content: Content };

function baseOf({ documents }: Look): Base {
  const { revisions, content } = documents.content;
  return {
    content,
    revision: formatRevision({ epoch: revisions.epoch, number: revisions.last.content, view: 'full' }),
  };
}

function withTexts({ content }: Base, mission: string, title: string): Content {
  const heroSlides = content.heroSlides.map((slide, index) => (index === 0 ? { ...slide, title } : slide));
  return { ...content, heroSlides, about: { ...content.about, mission } };
}

function withAnswers({ content }: Base, vision: string, answer: string): Content {
  const faqs = content.faq.faqs.map((faq, index) => (index === 0 ? { ...faq, answer } : faq));
  return { ...content, about: { ...content.about, vision }, faq: { ...content.faq, faqs } };
}

/** An old client: it sends the whole object on the base of what it read first, and looks at no reply. */
export function oldContentWriter(client: WireClient, { number }: Pen): Writer {
  let base: Base | null = null;
  return {
    begin: (look) => {
      base = baseOf(look);
    },
    next: async () => {
      if (base === null) throw new Error('Nothing was read yet');
      const { revision } = base;
      const n = number();
      const key = `content-${n}`;
      const [text, title] = [`Mission of save ${n}`, `Slide of save ${n}`];
      const body = { ...withTexts(base, text, title), revision };
      const writes = [
        { entry: 'mission', fields: { text } },
        { entry: 'first slide', fields: { title } },
      ];
      const send = () => client.post('/api/content.php', body, { 'idempotency-key': key });
      return { save: { id: key, key, does: 'content.php of an old client', writes }, send, again: false };
    },
    heard: () => undefined,
  };
}

/** A client of ours, which is asked about conflicts and goes on from each reply. */
export function askingContentWriter(client: WireClient, { number }: Pen): Writer {
  let base: Base | null = null;
  return {
    begin: (look) => {
      base = baseOf(look);
    },
    next: async () => {
      if (base === null) throw new Error('Nothing was read yet');
      const n = number();
      const key = `content-${n}`;
      const [text, answer] = [`Vision of save ${n}`, `Answer of save ${n}`];
      const body = { ...withAnswers(base, text, answer), revision: base.revision };
      const writes = [
        { entry: 'vision', fields: { text } },
        { entry: 'first question', fields: { answer } },
      ];
      const send = () => client.post('/api/content.php', body, { 'idempotency-key': key, 'x-conflicts': 'ask' });
      return { save: { id: key, key, does: 'content.php', writes }, send, again: false };
    },
    heard: (_, { status, json }) => {
      const known = status === 200 ? contentSavedSchema.parse(json) : contentConflictSchema.safeParse(json).data;
      if (known?.content !== undefined) base = { revision: known.revision, content: known.content };
    },
  };
}

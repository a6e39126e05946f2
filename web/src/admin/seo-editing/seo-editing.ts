import { phoneFaults, seoSchema, states, type Seo } from '@apoti/contract';
import { objectDocument, ofSeparateParts, withOldFaults } from '../editing/document';
import { createStateEditing } from '../state-editing/state-editing';
import { seoWords } from './seo-words';

/** The SEO settings as the editing core sees them. */
export const seoDocument = ofSeparateParts(
  withOldFaults(
    objectDocument<Seo>('seo', seoSchema, states.seo.shape, ({ organizationSchema }) =>
      phoneFaults([[['organizationSchema', 'contactPoint', 'telephone'], organizationSchema.contactPoint.telephone]]),
    ),
  ),
);

const editing = createStateEditing<Seo>({
  kind: 'seo',
  definition: states.seo,
  document: seoDocument,
  words: seoWords,
});

/** Edits the SEO settings on every screen (A17). */
export const SeoEditing = editing.StateEditing;
/** The SEO settings in editing, for their screen. */
export const useSeoEditor = editing.useStateEditor;

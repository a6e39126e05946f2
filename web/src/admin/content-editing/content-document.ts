import { contentSchema, contentShape, reachFaults, type Content } from '@apoti/contract';
import { objectDocument, ofSeparateParts } from '../editing/document';

/** The content object as the editing core sees it. */
export const contentDocument = ofSeparateParts(
  objectDocument<Content>('content', contentSchema, contentShape, reachFaults),
);

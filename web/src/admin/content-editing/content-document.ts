import { contentSchema, contentShape, type Content } from '@apoti/contract';
import { objectDocument } from '../editing/document';

/** The content object as the editing core sees it. */
export const contentDocument = objectDocument<Content>('content', contentSchema, contentShape);

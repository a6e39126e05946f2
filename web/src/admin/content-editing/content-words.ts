import type { Content } from '@apoti/contract';
import type { Words } from '../editor/editor';
import { contentAddress } from './content-address';
import { describePlace } from './describe-place';
import { valueText } from './value-text';

/** How the content object speaks of its places and values. */
export const contentWords: Words<Content> = { place: describePlace, text: valueText, address: contentAddress };

import { expect, it } from 'vitest';
import { z } from 'zod';
import { mediaDeletionSchema, mediaRestoreSchema, postDeleteSchema, postPatchSchema } from '@apoti/contract';
import { parseBody, parseForm } from './parse-body';

const schema = z.object({
  email: z.string().min(1, 'Please enter your address'),
  name: z.string().max(3, 'is longer than 3 characters').optional(),
});
const issues = [{ path: ['email'], message: 'Please enter your address' }];

it('C19: a program is told the field that is wrong; whoever fills in a form the same as a sentence that is shown as it is', () => {
  expect(() => parseBody(schema, { email: '' })).toThrow(
    expect.objectContaining({ message: 'email: Please enter your address', details: { issues } }),
  );
  expect(() => parseForm(schema, { email: '' }, { email: 'E-mail' })).toThrow(
    expect.objectContaining({ message: 'Please enter your address', details: { issues } }),
  );
  expect(() => parseForm(schema, { email: 5 }, { email: 'E-mail' })).toThrow('E-mail must be a text');
  expect(() => parseForm(schema, {}, { email: 'E-mail' })).toThrow('E-mail is required');
  expect(() => parseForm(schema, { email: 'a', name: 'long' }, { name: 'Full name' })).toThrow(
    'Full name is longer than 3 characters',
  );
});

it.each([
  ['a deletion in the media library of nothing', mediaDeletionSchema, {}, 'The request must have name or trashName'],
  ['one without a body', mediaDeletionSchema, undefined, 'The request must have a JSON body'],
  ['one of an empty name', mediaDeletionSchema, { name: '' }, 'name: must not be empty'],
  ['a restore of nothing', mediaRestoreSchema, {}, 'action: must be restore (and 1 more)'],
  ['a deletion of a post without its number', postDeleteSchema, {}, 'id: is required'],
  ['one without a body', postDeleteSchema, undefined, 'The request must have a JSON body'],
  ['a post with the number 0', postPatchSchema, { id: 0 }, 'id: must be more than 0'],
])('C19: %s is refused in words for people', (_, call, body, words) => {
  expect(() => parseBody<unknown>(call, body)).toThrow(expect.objectContaining({ code: 'invalid', message: words }));
});

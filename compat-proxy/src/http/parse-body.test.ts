import { expect, it } from 'vitest';
import { z } from 'zod';
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
  expect(() => parseForm(schema, { email: 5 }, { email: 'E-mail' })).toThrow('email: Invalid input');
  expect(() => parseForm(schema, { email: 'a', name: 'long' }, { name: 'Full name' })).toThrow(
    'Full name is longer than 3 characters',
  );
});

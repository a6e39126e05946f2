import { expect, it } from 'vitest';
import { defaultContent } from '../../content/default-content';
import { toFieldIssues } from '../../errors/describe-issues';
import { contactInfoSchema } from './contact-info';

const [office] = defaultContent.contact.offices;
const issuesOf = (changes: object) => {
  const offices = [{ ...office, ...changes }];
  const { error } = contactInfoSchema.safeParse({ ...defaultContent.contact, offices });
  return error ? toFieldIssues(error) : [];
};

it.each(['6.4281, 3.4216', '-90,180', '', ' '])('A4, P11: an office may be at “%s”', (coordinates) => {
  expect(issuesOf({ coordinates })).toEqual([]);
});

it.each([
  ['6.4281', 'must be two numbers such as 6.4281, 3.4216'],
  ['Victoria Island', 'must be two numbers such as 6.4281, 3.4216'],
  ['91, 3', 'must be a latitude between -90 and 90 and a longitude between -180 and 180'],
  ['6, 180.5', 'must be a latitude between -90 and 90 and a longitude between -180 and 180'],
])('A4, P11: that an office is at “%s” is refused beside the field', (coordinates, message) => {
  expect(issuesOf({ coordinates })).toEqual([{ path: ['offices', 0, 'coordinates'], message }]);
});

it('A4, P11: an office has a name and an address', () => {
  expect(issuesOf({ name: ' ', address: '', purpose: '' })).toEqual([
    { path: ['offices', 0, 'name'], message: 'Name is required' },
    { path: ['offices', 0, 'address'], message: 'Address is required' },
  ]);
});

import { expect, it } from 'vitest';
import { pictureAddress } from './picture-address';

it.each([
  ['/uploads/a.webp', '/uploads/a.webp'],
  ['http://site.example/uploads/a.webp', '/uploads/a.webp'],
  ['https://pictures.example/a.webp', 'https://pictures.example/a.webp'],
  ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ['http://old.example/a.webp', ''],
  ['http://site.example.evil/a.webp', ''],
  ['//old.example/a.webp', ''],
  ['mailto:a@example.com', ''],
  ['', ''],
])('P35: a picture at %s is shown from "%s"', (address, shown) => {
  expect(pictureAddress(address, 'http://site.example')).toBe(shown);
});

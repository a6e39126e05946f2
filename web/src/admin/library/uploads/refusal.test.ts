import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusal';

const MB = 1024 * 1024;
const refused = (name: string, type: string, size = 10) => refusalOf({ name, type, size });

describe('what is refused before it is sent', () => {
  it.each([
    ['a.jpg', 'image/jpeg', 5 * MB],
    ['a.mp4', 'video/mp4', 10 * MB],
    ['a.mp3', 'audio/mpeg', 10 * MB],
    ['a.pdf', 'application/pdf', 10 * MB],
    // Browsers do not know the type of every file.
    ['a.RAR', '', 10],
    ['a.mkv', '', 10 * MB],
    ['a.flac', '', 10],
    ['a.avif', '', 10],
  ])('A15: %s may be sent', (name, type, size) => {
    expect(refused(name, type, size)).toBeUndefined();
  });

  it.each([
    ['a.svg', 'image/svg+xml', 10, 'Please select a valid image file'],
    ['a.jpg', 'image/jpeg', 5 * MB + 1, 'Image size must be less than 5MB'],
    ['a.mp4', 'video/mp4', 10 * MB + 1, 'File size must be less than 10MB'],
    ['a.zip', 'application/zip', 0, 'This file is empty'],
    ['a.avif', '', 5 * MB + 1, 'Image size must be less than 5MB'],
    ['a.heic', '', 10, 'Please select a valid image file'],
    ['a.exe', 'application/x-msdownload', 10, 'This kind of file cannot be uploaded'],
    ['a folder', '', 0, 'This kind of file cannot be uploaded'],
  ])('A15: %s (%s, %d bytes) may not: %s', (name, type, size, text) => {
    expect(refused(name, type, size)).toContain(text);
  });
});

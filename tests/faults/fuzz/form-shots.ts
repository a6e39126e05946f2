import fc from 'fast-check';
import { nastyText } from '../../support/arbitraries/json';
import { headerText } from './hostile';

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array)),
  nastyText.map((text) => Buffer.from(text)),
  fc.constantFrom(
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    Buffer.from('GIF89a\x01\0\x01\0'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.from('%PDF-1.4\n%%EOF'),
    Buffer.alloc(70_000, 0x41),
  ),
);

const fieldName = fc.constantFrom(
  'image',
  'file',
  'name',
  'folder',
  'category',
  'alt',
  'copy',
  '__proto__',
  '',
  'image"; x="',
);
const fileName = fc.oneof(
  fc.constantFrom(
    'a.png',
    '../../etc/passwd',
    'a.png\0.html',
    'a.php',
    '.htaccess',
    'CON',
    'ä.png',
    'a"b.png',
    'x'.repeat(5_000),
  ),
  headerText,
);

/** A part of a form as it is, with whatever name; now and then with a head that is none. */
const part = fc
  .record({ name: fieldName, file: fc.option(fileName), type: fc.option(headerText), content: bytes, odd: fc.nat(20) })
  .map(({ name, file, type, content, odd }) => {
    const called = file === null ? '' : `; filename="${file}"`;
    const typed = type === null ? '' : `\r\nContent-Type: ${type}`;
    const head = odd === 0 ? 'Content-Disposition' : `Content-Disposition: form-data; name="${name}"${called}${typed}`;
    return Buffer.concat([Buffer.from(`--b\r\n${head}\r\n\r\n`, 'latin1'), content, Buffer.from('\r\n')]);
  });

const multipart = fc
  .record({
    parts: fc.array(part, { maxLength: 4 }),
    many: fc.nat(40),
    cut: fc.oneof(fc.constant(0), fc.nat(80)),
    end: fc.constantFrom('--b--\r\n', '--b--\r\n', '--b--', '--b', '', '--b--\r\n--b--\r\n', '\0'),
    boundary: fc.oneof(
      { weight: 9, arbitrary: fc.constant('b') },
      { weight: 1, arbitrary: fc.constantFrom('', '"b"', 'c', '"b', 'b'.repeat(80)) },
    ),
  })
  .map(({ parts, many, cut, end, boundary }) => {
    const all = many === 0 ? Array.from({ length: 60 }, () => parts).flat() : parts;
    const whole = Buffer.concat([...all, Buffer.from(end)]);
    return {
      type: `multipart/form-data; boundary=${boundary}`,
      body: whole.subarray(0, Math.max(0, whole.length - cut)),
    };
  });

const row = fc.array(nastyText, { maxLength: 6 }).map((cells) => cells.join(','));
const csv = fc.tuple(fc.array(row, { maxLength: 8 }), fc.boolean()).map(([rows, headed]) => ({
  type: 'text/csv',
  body: `${headed ? 'id,name,address,city,status\n' : ''}${rows.join('\n')}`.toWellFormed(),
}));

/** Bodies of a form with files, or of a table, whole and broken. */
export const formBody = (form: 'multipart' | 'csv') => (form === 'csv' ? csv : multipart);

const plainName = fc.constantFrom(
  ...[
    'name',
    'email',
    'phone',
    'subject',
    'message',
    'franchiseType',
    'location',
    'password',
    'next',
    'action',
    'List-Unsubscribe',
  ],
  ...['newPassword', 'confirmPassword', '__proto__', ''],
);
const field = fc.tuple(
  plainName,
  fc.oneof(nastyText, fc.constantFrom('ada@example.com', 'general', 'One-Click', '%', '%E0%A4%A')),
);

/** Fields of a plain form, as browsers write them or nearly so. */
export const plainForm = fc
  .tuple(fc.array(field, { maxLength: 7 }), fc.nat(6))
  .map(([fields, odd]) =>
    fields
      .map(
        ([name, value]) =>
          `${encodeURIComponent(name)}=${odd === 0 ? value : encodeURIComponent(value.toWellFormed())}`,
      )
      .join('&'),
  );

import { deflateSync, crc32 } from 'node:zlib';
import { countedMp3, doc, docx, flac, mp3, mp4, ogg, pdf, rar, wav, zip } from '../../support/media-files';
import { PLACE, placedRecordings } from '../../support/placed-files';
import { animation, bomb, noise, sharp } from '../../support/pictures';

/** A file to begin with: its bytes, what it is usually called, and the type that a browser says it has. */
export type Seed = { bytes: Buffer; fileName: string; type: string };

const points = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 90, b: 60, alpha: 0.9 } } });

/** What a phone writes into a picture about where it was taken. */
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="6,27N" exif:Place="${PLACE}"/></rdf:RDF></x:xmpmeta>`;
const withPlace = (width: number, height: number) =>
  points(width, height)
    .withExif({
      IFD0: { Copyright: PLACE, ImageDescription: '<script>alert(1)</script>' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '3/1 23/1 0/1' },
    })
    .withXmp(xmp);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

/** An animated PNG of two frames, with a comment that is a script. */
function apng(): Buffer {
  const head = Buffer.from('00000010000000100802000000', 'hex');
  const rows = deflateSync(Buffer.alloc(16 * (1 + 16 * 3), 7));
  const control = (at: number) => {
    const data = Buffer.alloc(26);
    data.writeUInt32BE(at, 0);
    data.writeUInt32BE(16, 4);
    data.writeUInt32BE(16, 8);
    data.writeUInt16BE(1, 20);
    data.writeUInt16BE(10, 22);
    return chunk('fcTL', data);
  };
  const second = Buffer.concat([Buffer.from([0, 0, 0, 2]), rows]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('acTL', Buffer.from('0000000200000000', 'hex')),
    chunk('tEXt', Buffer.from(`Comment\0<script>alert(1)</script>${PLACE}`)),
    control(0),
    chunk('IDAT', rows),
    control(1),
    chunk('fdAT', second),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Whole files of every kind that is taken, the pictures with a place and a script in what they say of themselves. */
export async function validSeeds(): Promise<Seed[]> {
  const pictures = [
    { bytes: await withPlace(60, 40).jpeg().toBuffer(), fileName: 'photo.jpg', type: 'image/jpeg' },
    { bytes: await withPlace(50, 40).png().toBuffer(), fileName: 'a.png', type: 'image/png' },
    { bytes: await withPlace(50, 40).webp().toBuffer(), fileName: 'a.webp', type: 'image/webp' },
    { bytes: await withPlace(50, 40).avif({ effort: 0 }).toBuffer(), fileName: 'a.avif', type: 'image/avif' },
    { bytes: await withPlace(50, 40).tiff().toBuffer(), fileName: 'a.tiff', type: 'image/tiff' },
    { bytes: await noise(700, 500), fileName: 'large.png', type: 'image/png' },
    { bytes: await animation(4), fileName: 'a.gif', type: 'image/gif' },
    { bytes: apng(), fileName: 'moving.png', type: 'image/apng' },
  ];
  const others: [Buffer, string, string][] = [
    [mp4('one'), 'demo.mp4', 'video/mp4'],
    [wav('one'), 'ping.wav', 'audio/wav'],
    [mp3('one'), 'song.mp3', 'audio/mpeg'],
    [countedMp3(30, 30), 'song.mp3', 'audio/mpeg'],
    [ogg('one'), 'voice.opus', 'audio/ogg'],
    [flac('one'), 'a.flac', 'audio/flac'],
    [pdf('one'), 'price list.pdf', 'application/pdf'],
    [docx(), 'letter.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    [doc(), 'letter.doc', 'application/msword'],
    [zip(), 'press kit.zip', 'application/zip'],
    [rar('one'), 'press kit.rar', 'application/vnd.rar'],
  ];
  return [...pictures, ...placedRecordings(), ...others.map(([bytes, fileName, type]) => ({ bytes, fileName, type }))];
}

const script = '<script>alert(document.domain)</script>';
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)">${script}<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject></svg>`;

/** Files that are not what they are called, or too much of it. */
export function hostileSeeds(): Seed[] {
  const text = (content: string, fileName: string, type: string) => ({
    bytes: Buffer.from(content, 'latin1'),
    fileName,
    type,
  });
  const png = (bytes: Buffer) => ({ bytes, fileName: 'a.png', type: 'image/png' });
  return [
    png(Buffer.alloc(0)),
    png(bomb()),
    png(bomb(30_000, 100)),
    png(bomb(65_000, 65_000)),
    png(bomb(4_000, 4_000)),
    text(drawing, 'a.svg', 'image/svg+xml'),
    text(drawing, 'a.png', 'image/png'),
    text(
      `<?xml version="1.0"?>\n<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing}`,
      'a.png',
      'image/png',
    ),
    text(`<!doctype html>${script}`, 'a.png', 'image/png'),
    text(`<!doctype html>${script}`, 'a.html', 'text/html'),
    text(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)//${script}`, 'a.gif', 'image/gif'),
    text(`\xff\xd8\xff\xe0/*${script}*/=alert(1)`, 'a.jpg', 'image/jpeg'),
    text(`RIFF\x20\0\0\0WEBPVP8 ${script}`, 'a.webp', 'image/webp'),
    text(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
      'a.pdf',
      'application/pdf',
    ),
    text(`ID3\x03\0\0\0\0\0\x10${script}`, 'a.mp3', 'audio/mpeg'),
    text(`#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1/secrets\n`, 'a.mp4', 'video/mp4'),
    text(
      `push graphic-context\nviewbox 0 0 9 9\nfill 'url(https://evil.example/x"|id")'\npop graphic-context`,
      'a.png',
      'image/png',
    ),
    text(`\0\0\0\x18ftypavif\0\0\0\0avifmif1miafMA1B${script}`, 'a.avif', 'image/avif'),
    text(`PK\x05\x06${'\0'.repeat(18)}`, 'a.zip', 'application/zip'),
    {
      bytes: zip({ '[Content_Types].xml': drawing, 'index.html': script }),
      fileName: 'a.zip',
      type: 'application/zip',
    },
    {
      bytes: zip({ 'META-INF/MANIFEST.MF': 'x', 'A.class': 'x' }),
      fileName: 'a.jar',
      type: 'application/java-archive',
    },
    { bytes: Buffer.alloc(3_000_000, 0x20), fileName: 'a.gif', type: 'image/gif' },
  ];
}

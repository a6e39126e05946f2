import { open } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { encoderOrderSchema, type EncodedCopy, type EncoderOrder } from './encoder-order';

/**
 * The program that makes the copies of one picture, a process of its own (see run-encoder): what encoding costs in memory is
 * given back when it ends, and everything else goes before it. It takes its order as its argument and prints its answer.
 */

/** Longest that one copy may take, in seconds: at the lowest priority, beside whatever else the machine does. */
const MAX_SECONDS = 240;
/** Copies up to this width are what phones load: they are worth the longer work, which wide ones cost too much of. */
const PHONE = 800;
const MAX_PIXELS = 40_000_000;

type Wanted = EncoderOrder['copies'][number];

function encode(image: Sharp, { format, width }: Wanted, isPhotograph: boolean): Sharp {
  // Drawings and letters keep the colours of their edges.
  if (format === 'avif') {
    const effort = width !== null && width <= PHONE ? 4 : 2;
    return image.avif({ quality: 52, effort, chromaSubsampling: isPhotograph ? '4:2:0' : '4:4:4' });
  }
  return image.webp({ quality: 78, effort: 4, smartSubsample: !isPhotograph });
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** What is wrong with a picture is no failure of this program: there is no copy of it, whoever asks again. */
function noneOf(error: unknown): null {
  process.stderr.write(`${String(error)}\n`);
  return null;
}

async function makeCopy({ source, below }: EncoderOrder, wanted: Wanted, isPhotograph: boolean): Promise<EncodedCopy> {
  const read = sharp(source, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: MAX_SECONDS });
  const fitting = wanted.width === null ? read : read.resize({ width: wanted.width });
  const encoded = await encode(fitting, wanted, isPhotograph).toBuffer({ resolveWithObject: true }).catch(noneOf);
  if (encoded === null || encoded.data.length >= below) return null;
  const { data, info } = encoded;
  await writeWhole(wanted.path, data);
  return { width: info.width, height: info.height, bytes: data.length };
}

async function main(order: EncoderOrder): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW);
  sharp.cache(false);
  sharp.concurrency(1);
  const picture = await sharp(order.source).metadata().catch(noneOf);
  const made: EncodedCopy[] = [];
  for (const wanted of order.copies) {
    // A moving picture would stand still.
    const isStill = picture !== null && (picture.pages ?? 1) === 1;
    made.push(isStill ? await makeCopy(order, wanted, picture.format === 'jpeg') : null);
  }
  process.stdout.write(JSON.stringify(made));
}

void main(encoderOrderSchema.parse(JSON.parse(process.argv[2] ?? '')));

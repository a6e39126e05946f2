import { expect, it } from 'vitest';
import { iconSvg } from '@apoti/contract/lib/icon-svg';
import { drawIcons } from './draw-icons';

it('F5: drawing that is called off has failed at once, whatever its process was doing', async () => {
  const off = new AbortController();
  const drawing = drawIcons([{ svg: iconSvg('A'), size: 512 }], off.signal);
  off.abort();
  await expect(drawing).rejects.toMatchObject({ name: 'AbortError' });
});

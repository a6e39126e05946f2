import { z } from 'zod';
import { line, requiredLine, text, textList } from '../../lib/text';

/** The About page's texts. */
export const aboutSchema = z.object({
  title: requiredLine('Title'),
  subtitle: line(),
  mission: text(),
  vision: text(),
  story: text(),
  values: textList(),
});
export type About = z.infer<typeof aboutSchema>;

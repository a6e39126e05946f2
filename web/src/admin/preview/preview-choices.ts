import { useState } from 'react';
import { z } from 'zod';
import { adminStorage } from '../../shared/lib/admin-storage';

/** Widths at which a page is shown, in CSS pixels: a common phone's, a common laptop's. */
export const previewWidths = { phone: 390, desktop: 1280 } as const;
export type PreviewDevice = keyof typeof previewWidths;

const widthSchema = z.number().positive().nullable().catch(null);
const choicesSchema = z.object({
  device: z.enum(['phone', 'desktop']).catch('phone'),
  /** Whether it is open beside the form; null until a person has chosen: then it is where there is ample room. */
  beside: z.boolean().nullable().catch(null),
  /** How wide a person made it, by what it shows, in px; null where she has not. */
  widths: z.object({ phone: widthSchema, desktop: widthSchema }).catch({ phone: null, desktop: null }),
});
export type PreviewChoices = z.infer<typeof choicesSchema>;

function read(): PreviewChoices {
  try {
    return choicesSchema.parse(JSON.parse(localStorage.getItem(adminStorage.preview) ?? '{}'));
  } catch {
    return choicesSchema.parse({});
  }
}

/** What a person chose for the preview in this browser. */
export function usePreviewChoices(): [PreviewChoices, (change: Partial<PreviewChoices>) => void] {
  const [choices, setChoices] = useState(read);
  const choose = (change: Partial<PreviewChoices>) => {
    const next = { ...choices, ...change };
    setChoices(next);
    try {
      localStorage.setItem(adminStorage.preview, JSON.stringify(next));
    } catch {
      // It holds until the screen is left.
    }
  };
  return [choices, choose];
}

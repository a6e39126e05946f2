// @vitest-environment jsdom
import { googleAnalyticsSchema } from '@apoti/contract';
import { defaultSettings } from '@apoti/contract/content/default-settings';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { typeInto } from '../editing/testing/type-into';
import { GroupText } from './GroupText';

function Form({ isCode }: { isCode: boolean }) {
  const [value, edit] = useState(defaultSettings.googleAnalytics);
  const group = { value, edit, issue: () => undefined };
  return <GroupText group={group} field="trackingId" schema={googleAnalyticsSchema} isCode={isCode} />;
}

it.each([
  [true, 'G-ABC12345'],
  [false, ' G-ABC12345 '],
])(
  'A17, A18: the blanks around what is pasted go where it is a code (%s), and stay in other texts',
  async (...given) => {
    const [isCode, kept] = given;
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    document.body.innerHTML = '<div id="root"></div>';
    const root = createRoot(document.getElementById('root')!);
    await act(async () => root.render(<Form isCode={isCode} />));
    const field = document.querySelector('input')!;
    await typeInto(field, ' G-ABC12345 ');
    expect(field.value).toBe(kept);
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  },
);

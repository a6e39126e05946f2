// @vitest-environment jsdom
import { defaultStations } from '@apoti/contract/content/default-stations';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { focusFault } from '../editor/show-fault';
import { completeBrowser } from '../editing/testing/complete-browser';
import { IconChoice } from '../form/IconChoice';
import { LocationForm } from './LocationForm';

it('X1, A14: what is wrong with a group of choices is said with the group, which a person is led to', async () => {
  completeBrowser();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const described = (group: Element | null) =>
    document.getElementById(group?.getAttribute('aria-describedby') ?? '')?.textContent;
  await act(async () =>
    root.render(
      <>
        <LocationForm
          label="Location"
          location={defaultStations[0]!}
          onEdit={() => {}}
          errorOf={(field) => (field === 'features' ? 'Unknown feature' : undefined)}
        />
        <IconChoice
          legend="Icon"
          options={[{ value: 'box', label: 'Box', icon: null }]}
          value=""
          onChoose={() => {}}
          error="Icon is required"
        />
      </>,
    ),
  );
  const features = document.querySelector('[role=group][data-invalid]');
  expect([described(features), described(document.querySelector('fieldset[data-invalid]'))]).toEqual([
    'Unknown feature',
    'Icon is required',
  ]);
  expect(focusFault(document.body)).toBe(true);
  expect(features?.contains(document.activeElement)).toBe(true);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

// @vitest-environment jsdom
import { AxiosHeaders } from 'axios';
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUILD_HEADER } from '@apoti/contract';
import { refreshSession, useSession } from '../../shared/api/auth';
import { transport } from '../../shared/api/transport';
import { lazyPart } from './lazy-part';
import { NewerBuild } from './NewerBuild';
import { partsTexts } from './parts-texts';
import { hearOfBuilds } from './served-build';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
/** The build that the server says it serves; none is what a server of before says. */
let served: string | undefined;
transport.defaults.adapter = async (config) => ({
  ...{ status: 200, statusText: '', config, data: { authenticated: false, user: null } },
  headers: new AxiosHeaders(served === undefined ? {} : { [BUILD_HEADER]: served }),
});
hearOfBuilds();

let root: Root;
const shown = () => document.body.textContent ?? '';
const button = (text: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === text);

function Asking() {
  useSession();
  return <NewerBuild />;
}

/** Has the page ask who is signed in, as each focus does. */
async function ask(build: string | undefined): Promise<void> {
  served = build;
  await act(() => refreshSession());
}

describe('a page of the back-office that is older than the site', () => {
  beforeEach(async () => {
    document.documentElement.dataset['build'] = 'own';
    served = 'own';
    root = createRoot(document.body.appendChild(document.createElement('div')));
    await act(async () => root.render(<Asking />));
  });
  afterEach(() => {
    act(() => root.unmount());
    document.body.replaceChildren();
  });

  it('A6: says that there is a newer one, and nothing while the server says nothing or serves the same', async () => {
    await ask(undefined);
    await ask('own');
    expect(shown()).toBe('');
    await ask('newer');
    expect(shown()).toContain(partsTexts.newer);
    // While servers are replaced one by one an older one may answer again.
    await ask('own');
    expect(shown()).toBe('');
  });

  it('A6: is quiet about a build that the person wants to hear of later, and not about the next one', async () => {
    await ask('newer');
    act(() => button(partsTexts.later)?.click());
    await ask('newer');
    expect(shown()).toBe('');
    await ask('newest');
    expect(shown()).toContain(partsTexts.newer);
  });

  it('A6: a part whose file is not to be had says so in its place, and why once the server is heard', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const Part = lazyPart(() => Promise.reject(new Error('404')));
    served = 'newer';
    await act(async () =>
      root.render(
        <>
          <Asking />
          <Suspense>
            <p>The screen around it</p>
            <Part />
          </Suspense>
        </>,
      ),
    );
    await vi.waitFor(() => act(async () => expect(shown()).toContain(partsTexts.missingOlder)));
    expect(document.querySelector('[role="alert"]')?.textContent).toContain(partsTexts.missing);
    expect(shown()).toContain('The screen around it');
    await ask('own');
    expect(shown()).toContain(partsTexts.missingLine);
  });
});

// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { World, type Tab } from '../editing/testing/open-tab';
import { useEditorState } from '../editing/use-editor-state';
import { keepAll, saveAll, useOpenEditor } from './open-editors';

function Open({ tab }: { tab: Tab }) {
  useOpenEditor(tab.session, useEditorState(tab.session));
  return null;
}

describe('all open editors', () => {
  let world: World;
  let tabs: Tab[];
  let root: Root;
  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    world = new World();
    tabs = [await world.open(), await world.open()];
    root = createRoot(document.createElement('div'));
    await act(async () => root.render(tabs.map((tab, at) => <Open key={at} tab={tab} />)));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });

  it('A2: before somebody leaves, what any of them has not sent is sent', async () => {
    await act(async () => tabs[1]!.type({ title: 'In the second one' }));
    expect(await act(() => saveAll())).toBe(true);
    expect(world.server.read().content.heroSlides[0]?.title).toBe('In the second one');
  });

  it('A2: what cannot be sent is told, and kept in the browser', async () => {
    world.server.fault = 'down';
    await act(async () => tabs[1]!.type({ title: 'In the second one' }));
    expect(await act(() => saveAll())).toBe(false);
    await act(() => keepAll());
    expect(world.browser.records.size).toBe(1);
  });

  it('A2: of editors that are gone nothing is asked', async () => {
    world.server.fault = 'down';
    await act(async () => tabs[1]!.type({ title: 'In the second one' }));
    await act(async () => root.render(<Open tab={tabs[0]!} />));
    expect(await act(() => saveAll())).toBe(true);
  });
});

// @vitest-environment jsdom
import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { act } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { useContentEditor } from '../content-editing/ContentEditing';
import { click, openEditorPage, type EditorPage } from '../content-editing/testing/editor-page';
import { StuckLink } from '../entry-editing/StuckLink';
import { useStuckDocument } from './use-stuck-document';

function Header() {
  useStuckDocument(useContentEditor());
  return (
    <>
      <StuckLink />
      <Link id="content" to="/admin/content?tab=site">
        Content
      </Link>
    </>
  );
}

let page: EditorPage;
const open = async () => {
  page = await openEditorPage(<Header />, undefined, '/admin/leads');
};
const link = () => document.querySelector('p a');
const place = () => page.tab.mine.heroSlides.length - 1;

describe('useStuckDocument', () => {
  afterEach(() => page.close());

  it('A6: what is not valid in the content is named on every page, with the way to it, until it is put right', async () => {
    await open();
    expect(link()).toBeNull();
    await act(async () => page.tab.type({ title: '' }, place()));
    await act(() => page.world.clock.pass(AUTOSAVE_QUIET_MS));
    expect(link()?.textContent).toBe(`Unsent: Slide ${place() + 1}: Title`);
    expect(link()?.getAttribute('href')).toBe('/admin/content');
    await act(async () => page.tab.type({ title: 'Whole' }, place()));
    await act(() => page.world.clock.pass(AUTOSAVE_QUIET_MS));
    expect(link()).toBeNull();
  });

  it('A6: what two people changed is named too; where the screen says it itself, it is not', async () => {
    await open();
    await act(async () => page.tab.session.edit((mine) => ({ ...mine, site: { ...mine.site, siteName: 'Mine' } })));
    page.world.server.change((content) => (content.site.siteName = 'Theirs'));
    await act(() => page.tab.refresh());
    expect(link()?.getAttribute('href')).toBe('/admin/content?tab=site');
    expect(link()?.getAttribute('title')).toBe('Somebody else changed the same.');
    await click(document.getElementById('content')!);
    expect(link()).toBeNull();
  });
});

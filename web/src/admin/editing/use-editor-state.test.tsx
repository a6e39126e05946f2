// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useContentEditor } from '../content-editing/ContentEditing';
import { openEditorPage, type EditorPage } from '../content-editing/testing/editor-page';
import type { EditorState } from './state';
import { settle } from './testing/fake-clock';

const drawn: { title: string | undefined; sending: boolean; issues: number }[] = [];

/** Notes what is drawn. */
function Drawn() {
  const { state } = useContentEditor();
  drawn.push(look(state));
  return null;
}

const look = ({ work, sending, issues }: EditorState<{ about: { title: string } }>) => ({
  title: work?.mine.about.title,
  sending,
  issues: issues.length,
});

let page: EditorPage;
const type = (title: string) => page.tab.session.edit((mine) => ({ ...mine, about: { ...mine.about, title } }));

describe('what is drawn of a session', () => {
  beforeEach(async () => {
    page = await openEditorPage(<Drawn />);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  });
  afterEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    await page.close();
  });

  /** Everything that was drawn within the task and the promises after it. */
  async function drawnAtOnce(deed: () => void): Promise<typeof drawn> {
    await settle();
    drawn.length = 0;
    deed();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    return [...drawn];
  }

  it('S11: a save that begins, with nothing wrong, is drawn when there is time', async () => {
    type('Questions?');
    await vi.waitFor(() => expect(drawn.at(-1)?.title).toBe('Questions?'));
    const answer = page.world.server.hold();
    expect(await drawnAtOnce(() => void page.tab.session.save())).toEqual([]);
    await vi.waitFor(() => expect(drawn.at(-1)).toEqual({ title: 'Questions?', sending: true, issues: 0 }));
    answer();
    await vi.waitFor(() => expect(drawn.at(-1)?.sending).toBe(false));
  });

  it('A6: what is wrong with it is drawn at once', async () => {
    type('x'.repeat(5_000));
    await vi.waitFor(() => expect(drawn.at(-1)?.title).toHaveLength(5_000));
    const soon = await drawnAtOnce(() => void page.tab.session.save());
    expect(soon.at(-1)?.issues).toBeGreaterThan(0);
  });
});

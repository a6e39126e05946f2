// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EntryHistory } from './HistoryButton';
import {
  answer,
  beginDocument,
  button,
  click,
  endDocument,
  group,
  open,
  posts,
  reload,
  summary,
} from './testing/history-page';

vi.mock('../../shared/api/client', () => ({ request: vi.fn() }));

const ofPosts = <EntryHistory history={{ kind: 'posts' }} labels={{ readTime: 'Reading time' }} onRestored={reload} />;

describe('the history of posts', () => {
  beforeEach(beginDocument);
  afterEach(endDocument);

  it('A10: of a post the words are compared, not the tags; draft and public version are told apart, or once', async () => {
    const change = { old: '<p>One <b>two</b></p>', new: '<p>One <b>three</b></p>' };
    answer.groups = [
      group(
        [
          { path: ['draft', 'content'], ...change },
          { path: ['published', 'content'], ...change },
          { path: ['published', 'readTime'], old: '3 min', new: '4 min' },
        ],
        { item: '7', name: 'A post' },
      ),
      group([{ path: ['published'], new: { title: 'Another' } }], { from: 1, change: 1, item: '8', name: 'Another' }),
    ];
    await open(ofPosts);
    expect(summary()).toContain('changed “A post”: Content, Reading time, on the site');
    expect(document.querySelectorAll('summary')[1]?.textContent).toContain('published “Another”');
    expect(document.querySelector('h4 + p')?.textContent).toBe('One [was: two][now: three]');
    await click(button('Restore this field'));
    expect(posts()[0]?.paths).toEqual([
      ['draft', 'content'],
      ['published', 'content'],
    ]);
    expect(document.body.textContent).toContain('Take off the site again');
  });

  it('A10: a long text shows the words around its changes until all of it is asked for', async () => {
    const far = '<p>far away</p>'.repeat(100);
    const path = ['draft', 'content'];
    answer.groups = [
      group([{ path, old: `${far}<p>old</p>`, new: `${far}<p>new</p>` }], { item: '7', name: 'A post' }),
    ];
    await open(ofPosts);
    const text = () => document.querySelector('h4 + p')?.textContent ?? '';
    expect(text().length).toBeLessThan(200);
    await click(button('Show the whole text'));
    expect(text().length).toBeGreaterThan(800);
    await click(button('Show only what changed'));
    expect(text()).toContain('[was: old]');
  });
});

// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { button, click, editor, field, show, told, tool, type, onAnEditorPage } from './testing/editor-page';

onAnEditorPage();

describe('pictures and videos', () => {
  it('A10: a video is stored as a figure with a link, and nothing else is one', async () => {
    await show('');
    await click(tool('Video'));
    await type(field('Address of the video'), 'https://evil.example/v');
    await click(button('Add video'));
    expect(document.querySelector('dialog')?.textContent).toContain('on YouTube or Vimeo');
    await type(field('Address of the video'), 'youtu.be/abcdefghijk');
    await type(field('What it shows'), 'A tour');
    await click(button('Add video'));
    expect(told.at(-1)).toBe(
      '<figure data-video="https://www.youtube.com/watch?v=abcdefghijk"><a href="https://www.youtube.com/watch?v=abcdefghijk">A tour</a></figure>',
    );
  });

  /** Adds a video as a person does. */
  const addVideo = async (id: string) => {
    await click(tool('Video'));
    await type(field('Address of the video'), `youtu.be/${id}`);
    await click(button('Add video'));
  };
  const typed = (text: string) => act(async () => editor().view.dispatch(editor().state.tr.insertText(text)));
  const shape = () =>
    editor()
      .getJSON()
      .content.map(({ type }) => type);

  it('A10: what is typed after a video was added stands below it, and a second one does not take its place', async () => {
    await show('<p>Before</p>');
    await act(async () => void editor().commands.setTextSelection(7));
    await addVideo('abcdefghijk');
    await typed('After');
    expect(told.at(-1)).toMatch(/^<p>Before<\/p>\s*<figure .*abcdefghijk.*<\/figure>\s*<p>After<\/p>$/);
    await addVideo('bbbbbbbbbbb');
    await addVideo('ccccccccccc');
    expect(shape()).toEqual(['paragraph', 'video', 'paragraph', 'video', 'video', 'paragraph']);
  });

  it.each(['<ul><li><p>One</p></li></ul>', '<blockquote><p>One</p></blockquote>'])(
    'A10: what is typed after a video that stands before %s is a paragraph of its own, also once something else was done',
    async (next) => {
      await show(`<p>Before</p>${next}`);
      await act(async () => void editor().commands.setTextSelection(7));
      await addVideo('abcdefghijk');
      await act(async () => editor().view.dispatch(editor().state.tr.insertText('!', 7)));
      await typed('After');
      expect(told.at(-1)).toMatch(/^<p>Before!<\/p>\s*<figure .*<\/figure>\s*<p>After<\/p>\s*<(?:ul|blockquote)>/);
    },
  );

  it('A10: the text that a video has by itself follows its address', async () => {
    await show('');
    await addVideo('abcdefghijk');
    await act(async () => void editor().commands.setNodeSelection(0));
    await click(tool('Video'));
    expect(field('What it shows').value).toBe('');
    await type(field('Address of the video'), 'https://vimeo.com/76979871');
    await click(button('Save video'));
    expect(told.at(-1)).toContain('>Watch the video: https://vimeo.com/76979871</a>');
  });

  it('A10: between two figures, and in an empty text, there is a caret behind an added one as well', async () => {
    await show('');
    await addVideo('abcdefghijk');
    await typed('After');
    expect(shape()).toEqual(['video', 'paragraph']);
    await act(async () => void editor().commands.setNodeSelection(0));
    await act(async () => void editor().commands.insertContentAt(0, { type: 'paragraph' }));
    await act(async () => void editor().commands.setTextSelection(1));
    await addVideo('bbbbbbbbbbb');
    expect(editor().state.selection.empty).toBe(true);
    expect(shape()).toEqual(['video', 'video', 'paragraph']);
  });

  it('A10: a picture needs words for those who do not see it, or is called decoration', async () => {
    await show('');
    await click(tool('Picture'));
    await type(field('Address of the picture'), 'https://example.com/a.jpg');
    await click(button('Add picture'));
    expect(document.querySelector('dialog')?.textContent).toContain('Please say what the picture shows');
    await type(field('What it shows'), 'A door');
    await type(field('Caption (optional)'), 'Open');
    await click(button('Add picture'));
    expect(told.at(-1)).toBe(
      '<figure><img src="https://example.com/a.jpg" alt="A door"><figcaption>Open</figcaption></figure>',
    );
  });

  it('A10: where a picture leads is shown, checked, made whole, and taken away again', async () => {
    await show('<a href="/pricing"><img src="/uploads/a.jpg" alt="A"></a>');
    const lead = async (address: string) => {
      await act(async () => void editor().commands.setNodeSelection(0));
      await click(tool('Picture'));
      await type(field('Where it leads (optional)'), address);
      await click(button('Save picture'));
    };
    await lead('javascript:x');
    expect(document.querySelector('dialog')?.textContent).toContain('must start with /');
    await lead('example.com/a');
    expect(told.at(-1)).toBe('<figure><a href="https://example.com/a"><img src="/uploads/a.jpg" alt="A"></a></figure>');
    await lead('');
    expect(told.at(-1)).toBe('<img src="/uploads/a.jpg" alt="A">');
  });

  it('A10: a picture in place of another one has not its title and size; new words for the same one leave them', async () => {
    const facts = 'title="Old" width="800" height="600"';
    await show(`<img src="/uploads/a.jpg" alt="A" ${facts}>`);
    const change = async (label: string, value: string) => {
      await act(async () => void editor().commands.setNodeSelection(0));
      await click(tool('Picture'));
      await type(field(label), value);
      await click(button('Save picture'));
    };
    await change('What it shows', 'A door');
    expect(told.at(-1)).toBe(`<img src="/uploads/a.jpg" alt="A door" ${facts}>`);
    await change('Address of the picture', '/uploads/b.jpg');
    expect(told.at(-1)).toBe('<img src="/uploads/b.jpg" alt="A door">');
  });
});

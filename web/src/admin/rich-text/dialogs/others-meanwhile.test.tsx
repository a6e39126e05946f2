// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { button, click, editor, field, onAnEditorPage, show, told, tool, type } from '../testing/editor-page';
import { dialogTexts } from './dialog-texts';

onAnEditorPage();

const question = () => document.querySelector('dialog')?.textContent ?? '';

/** Asks where “prices” leads, in a text that ends with it. */
async function askForLink(text: string): Promise<void> {
  await show(text);
  const { size } = editor().state.doc.content;
  await act(async () => editor().commands.setTextSelection({ from: size - 1 - 'prices'.length, to: size - 1 }));
  await click(tool('Link'));
  await type(field('Address'), 'example.com');
}

describe('a text that somebody else changes while a question about it is open', () => {
  it('A6, A10: a link gets to its own words, also where these moved', async () => {
    await askForLink('<p>Our prices</p>');
    await show('<p>Hello.</p>\n<p>See: Our prices</p>');
    await click(button('Add link'));
    expect(told).toEqual(['<p>Hello.</p>\n<p>See: Our <a href="https://example.com">prices</a></p>']);
  });

  it('A6, A10: with other words a link takes the place of its own words alone', async () => {
    await askForLink('<p>Our prices</p>');
    await type(field('Text'), 'price list');
    await show('<p>See: Our prices</p>');
    await click(button('Add link'));
    expect(told).toEqual(['<p>See: Our <a href="https://example.com">price list</a></p>']);
  });

  it.each(['<p>Our terms of use</p>', '<p>Our</p>', ''])(
    'A6, A10: a link whose words are gone in “%s” is not written, which is said; what was typed stays',
    async (now) => {
      await askForLink('<p>Our prices</p>');
      await type(field('Text'), 'price list');
      await show(now);
      await click(button('Add link'));
      expect(told).toEqual([]);
      expect(question()).toContain(dialogTexts.moved);
      expect([field('Address').value, field('Text').value]).toEqual(['example.com', 'price list']);
    },
  );

  it('A6, A10: a link that somebody else has taken away already is not taken out of other words', async () => {
    await show('<p>See <a href="/a">here</a> and <a href="/b">there</a></p>');
    await act(async () => editor().commands.setTextSelection(7));
    await click(tool('Link'));
    await show('<p><a href="/b">there</a></p>');
    await click(button('Remove'));
    expect(told).toEqual([]);
    expect(question()).toContain(dialogTexts.moved);
  });

  it('A6, A10: a new link at the caret stands where the caret is by now', async () => {
    await show('<p>See </p>\n<p>Last</p>');
    await act(async () => editor().commands.setTextSelection(4));
    await click(tool('Link'));
    await type(field('Address'), '/pricing');
    await type(field('Text'), 'prices');
    await show('<p>First</p>\n<p>See </p>\n<p>Last</p>');
    await click(button('Add link'));
    expect(told.at(-1)).toBe('<p>First</p>\n<p>See<a href="/pricing">prices</a></p>\n<p>Last</p>');
  });

  const picture = '<img src="/uploads/a.jpg" alt="A">';
  const askAboutPicture = async () => {
    await show(`<p>Before</p>\n${picture}`);
    await act(async () => editor().commands.setNodeSelection(8));
    await click(tool('Picture'));
    await type(field('Caption (optional)'), 'Open');
  };

  it('A6, A10: what is said about a picture gets to it where it stands by now', async () => {
    await askAboutPicture();
    await show(`<p>Somewhat before</p>\n${picture}`);
    await click(button('Save picture'));
    expect(told).toEqual([
      '<p>Somewhat before</p>\n<figure><img src="/uploads/a.jpg" alt="A"><figcaption>Open</figcaption></figure>',
    ]);
  });

  it.each(['<p>Before</p>', '<p>Before</p>\n<img src="/uploads/b.jpg" alt="B">'])(
    'A6, A10: what is said about a picture that is gone in %s stays, which is said',
    async (now) => {
      await askAboutPicture();
      await show(now);
      await click(button('Save picture'));
      expect(told).toEqual([]);
      expect(question()).toContain(dialogTexts.moved);
      expect(field('Caption (optional)').value).toBe('Open');
    },
  );

  it('A6, A10: what is said about a video that is gone stays, which is said', async () => {
    const address = 'https://www.youtube.com/watch?v=abcdefghijk';
    await show(`<figure data-video="${address}"><a href="${address}">A tour</a></figure>`);
    await act(async () => editor().commands.setNodeSelection(0));
    await click(tool('Video'));
    await type(field('What it shows'), 'A long tour');
    await show('<p>No video</p>');
    await click(button('Save video'));
    expect(told).toEqual([]);
    expect(question()).toContain(dialogTexts.moved);
    expect(field('What it shows').value).toBe('A long tour');
  });
});

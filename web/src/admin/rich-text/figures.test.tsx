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
});

import { okay, PanelCalls } from '../../support/panel-calls';

const SLIDES = 'api::hero-slide.hero-slide';

/** A power user who edits through the calls of Strapi's panel: the document as it was read, with one field changed. */
export class PanelEditor {
  private constructor(private readonly panel: PanelCalls) {}

  static async signIn(cmsUrl: string): Promise<PanelEditor> {
    return new PanelEditor(await PanelCalls.signIn(cmsUrl));
  }

  /** What is needed for one edit: the first slide as it is now, with another title. */
  async prepare(title: string): Promise<() => Promise<void>> {
    const [slide] = await this.panel.entries(SLIDES);
    if (slide === undefined) throw new Error('There is no slide to edit');
    return async () => void okay(await this.panel.save(SLIDES, { ...slide, title }));
  }
}

import { useContentEditor } from '../../content-editing/ContentEditing';

/** What the pages fall back on: the site's name and description, as they are in editing. */
export function useContentPart(): { siteName: string; siteDescription: string } {
  const site = useContentEditor().state.work?.mine.site;
  const siteName = site?.siteName ?? document.body.dataset['siteName'] ?? '';
  return { siteName, siteDescription: (site?.siteDescription ?? '').replaceAll('{product}', siteName) };
}

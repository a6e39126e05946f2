import type { SiteTool } from '@apoti/contract/rendering/site-tags';
import { loadGoogleAnalytics } from './google-analytics';
import { loadGoogleTagManager } from './google-tag-manager';
import { loadFullStory, loadHotjar, loadLogRocket } from './replay';
import { loadFacebook, loadLinkedIn, loadTwitter } from './social';
import type { Allowed, LoadedTool } from './tool';

const replays = { hotjar: loadHotjar, fullstory: loadFullStory, logrocket: loadLogRocket };

/** Loads a tool, to which the visitor has agreed. */
export function loadTool(tool: SiteTool, allowed: Allowed): LoadedTool {
  switch (tool.tool) {
    case 'google-analytics':
      return loadGoogleAnalytics(tool, allowed);
    case 'google-tag-manager':
      return loadGoogleTagManager(tool, allowed);
    case 'hotjar':
    case 'fullstory':
    case 'logrocket':
      return replays[tool.tool](tool);
    case 'facebook':
      return loadFacebook(tool);
    case 'linkedin':
      return loadLinkedIn(tool);
    case 'twitter':
      return loadTwitter(tool);
  }
}

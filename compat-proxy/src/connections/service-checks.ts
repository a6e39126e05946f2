import { serviceNames, type Settings, type TestedService } from '@apoti/contract';

/** How a service is asked whether it is there. */
export type ServiceCheck = {
  /** What people call it. */
  name: string;
  /** The id that is saved; empty: there is none to ask for. */
  id: string;
  /** A fixed host of the service: nobody types it. */
  host: string;
  path: string;
  /** The service answers by the id: where it does not know it, the answer is none. Else only the service itself is asked. */
  knowsId: boolean;
};

const heatmaps = {
  hotjar: (id: string) => ({ host: 'static.hotjar.com', path: `/c/hotjar-${id}.js?sv=6`, knowsId: true }),
  fullstory: (id: string) => ({ host: 'edge.fullstory.com', path: `/s/settings/${id}/v1/web`, knowsId: true }),
  logrocket: () => ({ host: 'cdn.logr-in.com', path: '/LogRocket.min.js', knowsId: false }),
};

/** What each service is asked for, by what is saved. */
export function checkOf(service: TestedService, settings: Settings): ServiceCheck {
  const { googleAnalytics, googleTagManager, heatmapTracking, socialAnalytics } = settings;
  const { facebookPixel, linkedinInsight, twitterAnalytics } = socialAnalytics;
  const google = 'www.googletagmanager.com';
  switch (service) {
    case 'googleAnalytics':
      return of(service, googleAnalytics.trackingId, { host: google, path: '/gtag/js?id=', knowsId: true });
    case 'googleTagManager':
      return of(service, googleTagManager.containerId, { host: google, path: '/gtm.js?id=', knowsId: true });
    case 'facebookPixel':
      return of(service, facebookPixel.pixelId, {
        host: 'connect.facebook.net',
        path: '/signals/config/',
        knowsId: true,
      });
    case 'linkedinInsight':
      return {
        ...named(service, linkedinInsight.partnerId),
        host: 'snap.licdn.com',
        path: '/li.lms-analytics/insight.min.js',
        knowsId: false,
      };
    case 'twitterAnalytics':
      return {
        ...named(service, twitterAnalytics.pixelId),
        host: 'static.ads-twitter.com',
        path: '/uwt.js',
        knowsId: false,
      };
    case 'heatmapTracking': {
      const { provider, trackingId } = heatmapTracking;
      return { name: serviceNames[provider], id: trackingId, ...heatmaps[provider](encodeURIComponent(trackingId)) };
    }
  }
}

function named(service: Exclude<TestedService, 'heatmapTracking'>, id: string) {
  return { name: serviceNames[service], id };
}

/** A service whose address ends with the id. */
function of(
  service: Exclude<TestedService, 'heatmapTracking'>,
  id: string,
  { path, ...asked }: Pick<ServiceCheck, 'host' | 'path' | 'knowsId'>,
): ServiceCheck {
  return { ...named(service, id), ...asked, path: `${path}${encodeURIComponent(id)}` };
}

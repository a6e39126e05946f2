import { z } from 'zod';
import { siteEventNames } from '../../constants/facebook';
import { eventCategories, heatmapProviders } from '../../constants/settings';
import { itemKey } from '../../lib/identity';
import { line } from '../../lib/text';
import { facebookName, measuredName, plainLine } from './fields';
import { heatmapIdFault, needsId, trackingId } from './tracking-ids';

/** Google Analytics, with its options. */
export const googleAnalyticsSchema = z
  .object({
    enabled: z.boolean(),
    trackingId: trackingId('googleAnalytics'),
    enhancedEcommerce: z.boolean(),
    demographicsReports: z.boolean(),
    interestReports: z.boolean(),
    /** Sent along with each view of a page. */
    customDimensions: z
      .array(z.object({ key: itemKey, name: measuredName('Name'), value: plainLine(100) }))
      .max(25, 'has more than 25 entries'),
  })
  .superRefine(needsId('trackingId', 'Tracking ID'));

/** Google Tag Manager. */
export const googleTagManagerSchema = z
  .object({ enabled: z.boolean(), containerId: trackingId('googleTagManager') })
  .superRefine(needsId('containerId', 'Container ID'));

/** Heatmaps and recordings, by one of three services. */
export const heatmapTrackingSchema = z
  .object({
    enabled: z.boolean(),
    provider: z.enum(heatmapProviders),
    trackingId: line(100),
    sessionRecordings: z.boolean(),
    heatmaps: z.boolean(),
    surveys: z.boolean(),
    feedbackPolls: z.boolean(),
  })
  .superRefine(needsId('trackingId', 'Tracking ID'))
  .superRefine(({ provider, trackingId: id }, context) => {
    const message = heatmapIdFault(provider, id);
    if (message !== null) context.addIssue({ code: 'custom', path: ['trackingId'], message });
  });

/** The pixels of social networks. */
export const socialAnalyticsSchema = z.object({
  facebookPixel: z
    .object({
      enabled: z.boolean(),
      pixelId: trackingId('facebook'),
      trackConversions: z.boolean(),
      /** Events of the site that Facebook is told of too, each under a name of one's own. */
      customEvents: z
        .array(z.object({ key: itemKey, event: z.enum(siteEventNames), name: facebookName }))
        .max(20, 'has more than 20 entries'),
    })
    .superRefine(needsId('pixelId', 'Pixel ID')),
  linkedinInsight: z
    .object({ enabled: z.boolean(), partnerId: trackingId('linkedin') })
    .superRefine(needsId('partnerId', 'Partner ID')),
  twitterAnalytics: z
    .object({ enabled: z.boolean(), pixelId: trackingId('twitter') })
    .superRefine(needsId('pixelId', 'Pixel ID')),
});

/** What is measured of visits beyond views of pages. */
export const advancedTrackingSchema = z.object({
  userJourney: z.boolean(),
  conversionFunnels: z.boolean(),
  cohortAnalysis: z.boolean(),
  retentionTracking: z.boolean(),
  eventTracking: z.boolean(),
  customEvents: z
    .array(z.object({ key: itemKey, name: measuredName('Name'), category: z.enum(eventCategories) }))
    .max(50, 'has more than 50 entries'),
});

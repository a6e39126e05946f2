import { describe, expect, it } from 'vitest';
import { defaultFaq } from '../content/default-faq';
import { defaultSeo } from '../content/default-seo';
import { defaultSettings } from '../content/default-settings';
import { heroIcons } from '../resources/content/hero-slide';
import { newFaqItem, newPlan, newTestimonial } from '../resources/content/new-items';
import { testimonialCategories } from '../resources/content/testimonial';
import { libraryTexts } from '../resources/media/library-texts';
import { newPost } from '../resources/posts/posts';
import { postCategories, postStatuses } from '../resources/posts/post';
import { spanOf } from '../resources/analytics/sample-period';
import { stationFeatures, stationStates, stationStatuses } from '../resources/stations/station';
import { newStation } from '../resources/stations/stations';
import { departments } from '../resources/team/member';
import * as analytics from './analytics';
import * as business from './business';
import * as media from './media';
import * as settings from './settings';
import { tariffs } from './pricing';

/** 26 November 2026, noon in Lagos. */
const NOW = Date.UTC(2026, 10, 26, 11);

describe('back-office §3, §5 and §9, letter by letter', () => {
  it('A22: twelve icons of slides', () => {
    expect(heroIcons).toEqual([
      ...['FiLock', 'FiClock', 'FiMapPin', 'FiShield', 'FiPackage', 'FiTruck'],
      ...['FiSmartphone', 'FiUsers', 'FiStar', 'FiTarget', 'FiHome', 'FiGlobe'],
    ]);
  });

  it('A22: testimonials: three categories, and what a new one begins with', () => {
    expect(testimonialCategories).toEqual(['Personal', 'Business', 'Partnership']);
    expect(newTestimonial).toMatchObject({ rating: 5, category: 'Personal', featured: false, active: true });
    expect(business.ratings).toEqual([1, 2, 3, 4, 5]);
  });

  it('A22: FAQ: eight categories in their order, and what a new question begins with', () => {
    expect(defaultFaq.categories.map(({ id }) => id)).toEqual([
      ...['general', 'locations', 'delivery', 'sending', 'usage', 'security', 'payments', 'app'],
    ]);
    const named = Object.fromEntries(defaultFaq.categories.map(({ id, name }) => [id, name]));
    expect(named).toMatchObject({
      delivery: 'Delivery to Locker',
      sending: 'Sending Parcels',
      usage: 'Using Lockers',
      app: 'Mobile App',
    });
    expect(newFaqItem).toMatchObject({ category: 'general', active: true });
  });

  it('A22: a new plan', () => {
    expect(newPlan).toMatchObject({ price: '₦0', period: 'per month', popular: false });
  });

  it('A22: posts: six categories, two states, and a new one is published today', () => {
    expect(postCategories).toEqual([
      ...['Company News', 'Product Updates', 'Partnerships', 'Industry News', 'Technology', 'Expansion'],
    ]);
    expect(postStatuses).toEqual(['draft', 'published']);
    expect(newPost(NOW)).toMatchObject({ status: 'published', publishDate: '2026-11-26', featured: false });
  });

  it('A22: nine departments', () => {
    expect(departments).toEqual([
      ...['Executive', 'Technology', 'Strategy', 'Operations', 'Marketing', 'Sales'],
      ...['Customer Success', 'Finance', 'Human Resources'],
    ]);
  });

  it('A22: locations: five states, four statuses, eight features, and what a new one begins with', () => {
    expect(stationStates).toEqual(['Lagos', 'Abuja', 'Port Harcourt', 'Kano', 'Ibadan']);
    expect(stationStatuses).toEqual(['active', 'maintenance', 'inactive', 'planned']);
    expect(stationFeatures).toEqual([
      ...['24/7 Access', 'CCTV Monitoring', 'Climate Controlled', 'Multiple Sizes'],
      ...['Security Guard', 'Backup Power', 'WiFi Available', 'Parking Available'],
    ]);
    expect(newStation(NOW)).toMatchObject({
      status: 'active',
      operatingHours: '24/7',
      lockerSizes: {
        small: { count: 0, available: 0, dimensions: '30x40x50cm' },
        medium: { count: 0, available: 0, dimensions: '40x50x60cm' },
        large: { count: 0, available: 0, dimensions: '50x60x70cm' },
      },
      monthlyRevenue: 0,
      totalDeliveries: 0,
      customerRating: 0,
      lastMaintenance: '2026-11-26',
      nextMaintenance: '2026-12-26',
    });
  });

  it('A22, P33: the price list prints the same dimensions with the unit apart', () => {
    expect(Object.values(tariffs).map(({ dimensions }) => dimensions)).toEqual([
      ...['30x40x50 cm', '40x50x60 cm', '50x60x70 cm'],
    ]);
  });

  it('A22: media: kinds, categories, first folders and placements', () => {
    expect(media.mediaKinds).toEqual(['image', 'video', 'audio', 'document', 'archive']);
    expect(media.mediaCategories).toEqual([
      ...['logos', 'hero-images', 'team', 'products', 'partnerships', 'documents'],
      ...['videos', 'audio', 'mobile-assets', 'icons'],
    ]);
    expect(media.firstFolders).toEqual(['branding', 'homepage', 'about', 'products', 'downloads', 'mobile', 'audio']);
    expect(media.placements.map((place) => [media.placementOf[place].group, place])).toEqual([
      ['homepage', 'hero-carousel'],
      ['homepage', 'hero-video'],
      ['homepage', 'partnership-section'],
      ['about', 'team-section'],
      ['products', 'product-showcase'],
      ['branding', 'favicon'],
      ['branding', 'logo'],
      ['audio', 'notification-system'],
    ]);
  });

  it('A22: uploads: 5 MB and 10 MB, what is taken, and 30 days in the trash', () => {
    expect([business.MAX_IMAGE_BYTES, business.MAX_MEDIA_BYTES]).toEqual([5_242_880, 10_485_760]);
    expect(media.maxBytesOf).toEqual({
      image: 5_242_880,
      video: 10_485_760,
      audio: 10_485_760,
      document: 10_485_760,
      archive: 10_485_760,
    });
    expect(media.MEDIA_ACCEPT).toBe('image/*,video/*,audio/*,.pdf,.doc,.docx,.zip,.rar');
    expect(media.PICTURE_ACCEPT).toBe('image/jpeg,image/png,image/gif,image/webp,image/avif');
    expect(media.TRASH_DAYS).toBe(30);
    expect(libraryTexts.trashNote).toBe('Files are permanently deleted after 30 days.');
    expect(libraryTexts.sizeNote).toBe('Maximum 10MB each');
  });

  it.each([
    ['door.JPG', '', true],
    ['door.jpg', 'image/jpeg', true],
    ['door.avif', '', true],
    ['door.heic', '', false],
    ['door.heic', 'image/heic', false],
    ['logo.svg', 'image/svg+xml', false],
    ['jpg', '', false],
    ['notes.txt', 'text/plain', false],
  ])('A22: whether %s (%s) is a picture that is taken: %s', (name, type, isTaken) => {
    expect(media.isTakenPicture({ name, type })).toBe(isTaken);
  });

  it('A22: settings: choices and defaults', () => {
    expect(settings.heatmapProviders).toEqual(['hotjar', 'fullstory', 'logrocket']);
    expect(settings.backupFrequencies).toEqual(['daily', 'weekly', 'monthly']);
    expect(settings.retentionMonths).toEqual([12, 24, 36, 48]);
    expect(settings.reportFormats).toEqual(['pdf', 'excel', 'json', 'csv']);
    expect(settings.eventCategories).toEqual(['engagement', 'conversion', 'lead_generation', 'business_development']);
    expect(defaultSettings.general.backupFrequency).toBe('daily');
    expect(defaultSettings.privacyCompliance.cookieCategories.necessary).toBe(true);
    expect(settings.dashboardSample.map(({ value, change }) => `${value} ${change}`)).toEqual([
      ...['2,847 +12%', '1,234 +8%', '3:42 +15%', '4.2% +0.8%'],
    ]);
  });

  it('A22: SEO: what robots leave alone and search engines do not list', () => {
    expect(defaultSeo.robotsTxt).toBe('User-agent: *\nDisallow: /admin/\nDisallow: /api/private/');
    expect(defaultSeo.noIndexPages).toEqual(['/admin', '/login', '/register']);
  });

  it('A22: a password has 6 characters, a toast of the back-office 4 seconds', () => {
    expect(business.PASSWORD_MIN).toBe(6);
    expect(business.TOAST_MS.backOffice).toBe(4_000);
  });

  it('A20, A22: analytics: ranges and their days, filters, formats and intervals', () => {
    expect(analytics.analyticsRangeNames).toEqual({
      '1d': 'Last 24 hours',
      '7d': 'Last 7 days',
      '30d': 'Last 30 days',
      '90d': 'Last 90 days',
      custom: 'Custom Range',
    });
    expect(analytics.analyticsRangeDays).toEqual({ '1d': 1, '7d': 7, '30d': 30, '90d': 90 });
    expect(spanOf({ range: '30d', trafficSource: 'all', deviceType: 'all', userType: 'all' }, NOW).from).toBe(
      Date.UTC(2026, 9, 27, 23),
    );
    expect([analytics.ANALYTICS_RANGE, analytics.NO_FILTER]).toEqual(['7d', 'all']);
    expect(analytics.trafficSources).toEqual(['organic', 'direct', 'social', 'referral', 'email']);
    expect(analytics.deviceTypes).toEqual(['mobile', 'desktop', 'tablet']);
    expect(analytics.userTypes).toEqual(['new', 'returning']);
    expect(analytics.analyticsExportFormats).toEqual(['csv', 'json', 'pdf', 'xlsx']);
    expect(analytics.refreshIntervals).toEqual([2_000, 5_000, 10_000, 30_000, 60_000]);
    expect(analytics.REFRESH_INTERVAL_MS).toBe(5_000);
  });
});

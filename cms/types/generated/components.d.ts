import type { Schema, Struct } from '@strapi/strapi';

export interface ContactOffice extends Struct.ComponentSchema {
  collectionName: 'components_contact_offices';
  info: {
    description: 'An office, as the Contact page shows it.';
    displayName: 'Office';
    icon: 'house';
  };
  attributes: {
    address: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    coordinates: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    key: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    purpose: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
  };
}

export interface FooterCompanyInfo extends Struct.ComponentSchema {
  collectionName: 'components_footer_company_infos';
  info: {
    description: 'Name and address of the company.';
    displayName: 'Company';
    icon: 'house';
  };
  attributes: {
    address: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    email: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    phone: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface FooterLink extends Struct.ComponentSchema {
  collectionName: 'components_footer_links';
  info: {
    description: 'A link of the footer.';
    displayName: 'Link';
    icon: 'link';
  };
  attributes: {
    key: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    path: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
  };
}

export interface FooterNewsletter extends Struct.ComponentSchema {
  collectionName: 'components_footer_newsletters';
  info: {
    description: 'The block with which visitors subscribe.';
    displayName: 'Newsletter';
    icon: 'envelop';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    enabled: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    placeholder: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

export interface HomeFeature extends Struct.ComponentSchema {
  collectionName: 'components_home_features';
  info: {
    description: 'A card of the features grid.';
    displayName: 'Feature';
    icon: 'grid';
  };
  attributes: {
    details: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    icon: Schema.Attribute.Enumeration<
      [
        'FiLock',
        'FiClock',
        'FiMapPin',
        'FiShield',
        'FiPackage',
        'FiTruck',
        'FiSmartphone',
        'FiUsers',
        'FiStar',
        'FiTarget',
        'FiHome',
        'FiGlobe',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'FiPackage'>;
    key: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    summary: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface HomeFeatures extends Struct.ComponentSchema {
  collectionName: 'components_home_featuress';
  info: {
    description: 'The features section.';
    displayName: 'Features';
    icon: 'grid';
  };
  attributes: {
    items: Schema.Attribute.Component<'home.feature', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 24;
        },
        number
      >;
    subtitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

export interface HomeHeading extends Struct.ComponentSchema {
  collectionName: 'components_home_headings';
  info: {
    description: 'Title and subtitle of a section.';
    displayName: 'Heading';
    icon: 'bold';
  };
  attributes: {
    subtitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

export interface HomeHowItWorks extends Struct.ComponentSchema {
  collectionName: 'components_home_how_it_workss';
  info: {
    description: 'The How it works section.';
    displayName: 'How it works';
    icon: 'walk';
  };
  attributes: {
    steps: Schema.Attribute.Component<'home.step', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 10;
        },
        number
      >;
    subtitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

export interface HomeNetwork extends Struct.ComponentSchema {
  collectionName: 'components_home_networks';
  info: {
    description: 'The network section.';
    displayName: 'Network';
    icon: 'earth';
  };
  attributes: {
    abuja: Schema.Attribute.Component<'home.network-place', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
        },
        number
      >;
    expansion: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    expansionTitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    lagos: Schema.Attribute.Component<'home.network-place', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
        },
        number
      >;
    subtitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

export interface HomeNetworkPlace extends Struct.ComponentSchema {
  collectionName: 'components_home_network_places';
  info: {
    description: 'A place of the network list.';
    displayName: 'Place';
    icon: 'pinMap';
  };
  attributes: {
    area: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    key: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface HomePartner extends Struct.ComponentSchema {
  collectionName: 'components_home_partners';
  info: {
    description: 'A partner of the company.';
    displayName: 'Partner';
    icon: 'handHeart';
  };
  attributes: {
    key: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    kind: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface HomePartners extends Struct.ComponentSchema {
  collectionName: 'components_home_partnerss';
  info: {
    description: 'The partners section.';
    displayName: 'Partners';
    icon: 'handHeart';
  };
  attributes: {
    items: Schema.Attribute.Component<'home.partner', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 30;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

export interface HomeSmartLocker extends Struct.ComponentSchema {
  collectionName: 'components_home_smart_lockers';
  info: {
    description: 'The smart locker section.';
    displayName: 'Smart locker';
    icon: 'lock';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 10000;
      }>;
    points: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    subtitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

export interface HomeStep extends Struct.ComponentSchema {
  collectionName: 'components_home_steps';
  info: {
    description: 'A step of How it works.';
    displayName: 'Step';
    icon: 'walk';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    key: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface LeadNote extends Struct.ComponentSchema {
  collectionName: 'components_lead_notes';
  info: {
    description: 'What somebody wrote about a lead, or where they put it.';
    displayName: 'Note';
    icon: 'pencil';
  };
  attributes: {
    author: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    key: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 128;
      }>;
    state: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 4000;
      }>;
    writtenAt: Schema.Attribute.DateTime;
  };
}

export interface LeadReply extends Struct.ComponentSchema {
  collectionName: 'components_lead_replies';
  info: {
    description: 'An answer that was sent from the inbox.';
    displayName: 'Reply';
    icon: 'envelop';
  };
  attributes: {
    author: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    key: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 128;
      }>;
    mailKey: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 36;
      }>;
    messageId: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    recipient: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 254;
      }>;
    subject: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 254;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 10000;
      }>;
    writtenAt: Schema.Attribute.DateTime;
  };
}

export interface PricingPayAsYouGo extends Struct.ComponentSchema {
  collectionName: 'components_pricing_pay_as_you_gos';
  info: {
    description: 'Prices per use.';
    displayName: 'Pay as you go';
    icon: 'priceTag';
  };
  attributes: {
    enabled: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    largeLocker: Schema.Attribute.Component<'pricing.size-price', false>;
    mediumLocker: Schema.Attribute.Component<'pricing.size-price', false>;
    smallLocker: Schema.Attribute.Component<'pricing.size-price', false>;
  };
}

export interface PricingPlan extends Struct.ComponentSchema {
  collectionName: 'components_pricing_plans';
  info: {
    description: 'A subscription plan.';
    displayName: 'Plan';
    icon: 'priceTag';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    features: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    key: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    period: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }> &
      Schema.Attribute.DefaultTo<'per month'>;
    popular: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    price: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }> &
      Schema.Attribute.DefaultTo<'\u20A60'>;
  };
}

export interface PricingSizePrice extends Struct.ComponentSchema {
  collectionName: 'components_pricing_size_prices';
  info: {
    description: 'A locker size that is priced per use.';
    displayName: 'Price of a size';
    icon: 'priceTag';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    dimensions: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    price: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface SeoAddress extends Struct.ComponentSchema {
  collectionName: 'components_seo_addresss';
  info: {
    description: 'Where the company is.';
    displayName: 'Address';
    icon: 'pinMap';
  };
  attributes: {
    addressCountry: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    addressLocality: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    addressRegion: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    postalCode: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
    streetAddress: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

export interface SeoContactPoint extends Struct.ComponentSchema {
  collectionName: 'components_seo_contact_points';
  info: {
    description: 'How customers reach the company.';
    displayName: 'Contact point';
    icon: 'phone';
  };
  attributes: {
    contactType: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    email: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    telephone: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface SeoOrganization extends Struct.ComponentSchema {
  collectionName: 'components_seo_organizations';
  info: {
    description: 'The company for search engines. What is empty comes from the content.';
    displayName: 'Organization';
    icon: 'house';
  };
  attributes: {
    address: Schema.Attribute.Component<'seo.address', false>;
    contactPoint: Schema.Attribute.Component<'seo.contact-point', false>;
    founders: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    foundingDate: Schema.Attribute.Date;
    legalName: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    logo: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    sameAs: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    url: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
  };
}

export interface SeoRedirect extends Struct.ComponentSchema {
  collectionName: 'components_seo_redirects';
  info: {
    description: 'Sends visitors of an old address to a new one.';
    displayName: 'Redirect';
    icon: 'arrowRight';
  };
  attributes: {
    from: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    key: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    to: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    type: Schema.Attribute.Enumeration<['permanent', 'temporary']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'permanent'>;
  };
}

export interface SeoSearchConsole extends Struct.ComponentSchema {
  collectionName: 'components_seo_search_consoles';
  info: {
    description: 'How Google knows whose site it is.';
    displayName: 'Search Console';
    icon: 'search';
  };
  attributes: {
    property: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    verificationCode: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    verificationMethod: Schema.Attribute.Enumeration<['html-tag', 'html-file', 'dns', 'google-analytics']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'html-tag'>;
  };
}

export interface ServicesBlock extends Struct.ComponentSchema {
  collectionName: 'components_services_blocks';
  info: {
    description: 'A block with a picture, a list and a button.';
    displayName: 'Block with a picture';
    icon: 'layout';
  };
  attributes: {
    ctaLink: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    ctaText: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 10000;
      }>;
    features: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    image: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    subtitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

export interface ServicesService extends Struct.ComponentSchema {
  collectionName: 'components_services_services';
  info: {
    description: 'One service.';
    displayName: 'Service';
    icon: 'briefcase';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 10000;
      }>;
    features: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    image: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    key: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SettingsAdvancedTracking extends Struct.ComponentSchema {
  collectionName: 'components_settings_advanced_trackings';
  info: {
    description: 'What is measured of visits beyond views of pages.';
    displayName: 'Advanced tracking';
    icon: 'chartCircle';
  };
  attributes: {
    cohortAnalysis: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    conversionFunnels: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    customEvents: Schema.Attribute.Component<'settings.custom-event', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 50;
        },
        number
      >;
    eventTracking: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    retentionTracking: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    userJourney: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
  };
}

export interface SettingsAlertThresholds extends Struct.ComponentSchema {
  collectionName: 'components_settings_alert_thresholds';
  info: {
    description: 'Above these a page is slow.';
    displayName: 'Alert thresholds';
    icon: 'bell';
  };
  attributes: {
    cumulativeLayoutShift: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 10;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0.1>;
    firstContentfulPaint: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 60000;
        },
        number
      > &
      Schema.Attribute.DefaultTo<2000>;
    largestContentfulPaint: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 60000;
        },
        number
      > &
      Schema.Attribute.DefaultTo<2500>;
    pageLoadTime: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 60000;
        },
        number
      > &
      Schema.Attribute.DefaultTo<3000>;
  };
}

export interface SettingsCookieCategories extends Struct.ComponentSchema {
  collectionName: 'components_settings_cookie_categories';
  info: {
    description: 'Which categories visitors can agree to.';
    displayName: 'Cookie categories';
    icon: 'check';
  };
  attributes: {
    analytics: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    marketing: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    necessary: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    preferences: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
  };
}

export interface SettingsCustomDimension extends Struct.ComponentSchema {
  collectionName: 'components_settings_custom_dimensions';
  info: {
    description: 'Sent along with each view of a page.';
    displayName: 'Custom dimension';
    icon: 'priceTag';
  };
  attributes: {
    key: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
  };
}

export interface SettingsCustomEvent extends Struct.ComponentSchema {
  collectionName: 'components_settings_custom_events';
  info: {
    description: 'An event of the site\u2019s own.';
    displayName: 'Custom event';
    icon: 'calendar';
  };
  attributes: {
    category: Schema.Attribute.Enumeration<['engagement', 'conversion', 'lead_generation', 'business_development']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'engagement'>;
    key: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface SettingsFacebookEvent extends Struct.ComponentSchema {
  collectionName: 'components_settings_facebook_events';
  info: {
    description: 'An event of the site, under the name by which Facebook is told of it.';
    displayName: 'Facebook event';
    icon: 'calendar';
  };
  attributes: {
    event: Schema.Attribute.Enumeration<
      [
        'contact_form_started',
        'contact_form_sent',
        'franchise_form_started',
        'franchise_form_sent',
        'newsletter_joined',
        'demo_watched',
        'directions_opened',
        'whatsapp_opened',
        'phone_called',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'contact_form_sent'>;
    key: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
      }>;
  };
}

export interface SettingsFacebookPixel extends Struct.ComponentSchema {
  collectionName: 'components_settings_facebook_pixels';
  info: {
    description: 'Loaded once a visitor agrees to it.';
    displayName: 'Facebook Pixel';
    icon: 'eye';
  };
  attributes: {
    customEvents: Schema.Attribute.Component<'settings.facebook-event', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 20;
        },
        number
      >;
    enabled: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    pixelId: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    trackConversions: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
  };
}

export interface SettingsGeneral extends Struct.ComponentSchema {
  collectionName: 'components_settings_generals';
  info: {
    description: 'Switches of the whole site.';
    displayName: 'General';
    icon: 'cog';
  };
  attributes: {
    analyticsEnabled: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    backupFrequency: Schema.Attribute.Enumeration<['daily', 'weekly', 'monthly']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'daily'>;
    emailNotifications: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    maintenanceMode: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    smsNotifications: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
  };
}

export interface SettingsGoogleAnalytics extends Struct.ComponentSchema {
  collectionName: 'components_settings_google_analytics';
  info: {
    description: 'Loaded once a visitor agrees to it.';
    displayName: 'Google Analytics';
    icon: 'chartPie';
  };
  attributes: {
    customDimensions: Schema.Attribute.Component<'settings.custom-dimension', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 25;
        },
        number
      >;
    demographicsReports: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    enabled: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    enhancedEcommerce: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    interestReports: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    trackingId: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
  };
}

export interface SettingsGoogleTagManager extends Struct.ComponentSchema {
  collectionName: 'components_settings_google_tag_managers';
  info: {
    description: 'Loaded once a visitor agrees to it.';
    displayName: 'Google Tag Manager';
    icon: 'priceTag';
  };
  attributes: {
    containerId: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    enabled: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
  };
}

export interface SettingsHeatmapTracking extends Struct.ComponentSchema {
  collectionName: 'components_settings_heatmap_trackings';
  info: {
    description: 'Loaded once a visitor agrees to it.';
    displayName: 'Heatmap tracking';
    icon: 'cursor';
  };
  attributes: {
    enabled: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    feedbackPolls: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    heatmaps: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    provider: Schema.Attribute.Enumeration<['hotjar', 'fullstory', 'logrocket']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'hotjar'>;
    sessionRecordings: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    surveys: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    trackingId: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
  };
}

export interface SettingsLinkedinInsight extends Struct.ComponentSchema {
  collectionName: 'components_settings_linkedin_insights';
  info: {
    description: 'Loaded once a visitor agrees to it.';
    displayName: 'LinkedIn Insight Tag';
    icon: 'eye';
  };
  attributes: {
    enabled: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    partnerId: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
  };
}

export interface SettingsNotifications extends Struct.ComponentSchema {
  collectionName: 'components_settings_notifications';
  info: {
    description: 'Who is told of leads and alerts.';
    displayName: 'Notifications';
    icon: 'bell';
  };
  attributes: {
    emailRecipients: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    smsNumbers: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
  };
}

export interface SettingsPerformanceMonitoring extends Struct.ComponentSchema {
  collectionName: 'components_settings_performance_monitorings';
  info: {
    description: 'How fast the site is, and from when on that is an alert.';
    displayName: 'Performance monitoring';
    icon: 'rocket';
  };
  attributes: {
    alertThresholds: Schema.Attribute.Component<'settings.alert-thresholds', false> & Schema.Attribute.Required;
    enabled: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    monitoredPages: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    provider: Schema.Attribute.Enumeration<['first-party', 'google-analytics']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'first-party'>;
    realUserMonitoring: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    syntheticMonitoring: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
  };
}

export interface SettingsPrivacyCompliance extends Struct.ComponentSchema {
  collectionName: 'components_settings_privacy_compliances';
  info: {
    description: 'What visitors are asked, and how long what is known of them is kept.';
    displayName: 'Privacy and compliance';
    icon: 'shield';
  };
  attributes: {
    anonymizeIPs: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    cookieCategories: Schema.Attribute.Component<'settings.cookie-categories', false> & Schema.Attribute.Required;
    cookieConsent: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    dataRetentionPeriod: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<24>;
    gdprCompliant: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    respectDoNotTrack: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
  };
}

export interface SettingsReportAlerts extends Struct.ComponentSchema {
  collectionName: 'components_settings_report_alerts';
  info: {
    description: 'From when on a figure is an alert.';
    displayName: 'Report alerts';
    icon: 'bell';
  };
  attributes: {
    conversionDrops: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
        },
        number
      > &
      Schema.Attribute.DefaultTo<20>;
    errorRate: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
        },
        number
      > &
      Schema.Attribute.DefaultTo<5>;
    pageLoadSpeed: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 60000;
        },
        number
      > &
      Schema.Attribute.DefaultTo<4000>;
    trafficSpikes: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
        },
        number
      > &
      Schema.Attribute.DefaultTo<200>;
  };
}

export interface SettingsReporting extends Struct.ComponentSchema {
  collectionName: 'components_settings_reportings';
  info: {
    description: 'Reports by e-mail, and from when on a figure is an alert.';
    displayName: 'Reporting';
    icon: 'file';
  };
  attributes: {
    alerts: Schema.Attribute.Component<'settings.report-alerts', false> & Schema.Attribute.Required;
    autoExport: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    customReportDays: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 365;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<14>;
    customReports: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    dailyReports: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    emailRecipients: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    monthlyReports: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    reportFormat: Schema.Attribute.Enumeration<['pdf', 'excel', 'json', 'csv']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'pdf'>;
    reportTime: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }> &
      Schema.Attribute.DefaultTo<'07:00'>;
    weeklyReports: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
  };
}

export interface SettingsSocialAnalytics extends Struct.ComponentSchema {
  collectionName: 'components_settings_social_analytics';
  info: {
    description: 'The pixels of social networks.';
    displayName: 'Social analytics';
    icon: 'handHeart';
  };
  attributes: {
    facebookPixel: Schema.Attribute.Component<'settings.facebook-pixel', false> & Schema.Attribute.Required;
    linkedinInsight: Schema.Attribute.Component<'settings.linkedin-insight', false> & Schema.Attribute.Required;
    twitterAnalytics: Schema.Attribute.Component<'settings.twitter-analytics', false> & Schema.Attribute.Required;
  };
}

export interface SettingsTwitterAnalytics extends Struct.ComponentSchema {
  collectionName: 'components_settings_twitter_analytics';
  info: {
    description: 'Loaded once a visitor agrees to it.';
    displayName: 'Twitter Analytics';
    icon: 'eye';
  };
  attributes: {
    enabled: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    pixelId: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
  };
}

export interface SharedSocialLinks extends Struct.ComponentSchema {
  collectionName: 'components_shared_social_linkss';
  info: {
    description: 'Addresses in social networks.';
    displayName: 'Social links';
    icon: 'link';
  };
  attributes: {
    facebook: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    instagram: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    linkedin: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    twitter: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
  };
}

export interface StationCoordinates extends Struct.ComponentSchema {
  collectionName: 'components_station_coordinatess';
  info: {
    description: 'Where the station is.';
    displayName: 'Coordinates';
    icon: 'pinMap';
  };
  attributes: {
    lat: Schema.Attribute.Float &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 90;
          min: -90;
        },
        number
      >;
    lng: Schema.Attribute.Float &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 180;
          min: -180;
        },
        number
      >;
  };
}

export interface StationLockerSize extends Struct.ComponentSchema {
  collectionName: 'components_station_locker_sizes';
  info: {
    description: 'How many there are and how many of them are free.';
    displayName: 'Lockers of one size';
    icon: 'archive';
  };
  attributes: {
    available: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100000;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    count: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100000;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    dimensions: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface StationLockerSizes extends Struct.ComponentSchema {
  collectionName: 'components_station_locker_sizess';
  info: {
    description: 'Lockers by size.';
    displayName: 'Lockers';
    icon: 'archive';
  };
  attributes: {
    large: Schema.Attribute.Component<'station.locker-size', false>;
    medium: Schema.Attribute.Component<'station.locker-size', false>;
    small: Schema.Attribute.Component<'station.locker-size', false>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'contact.office': ContactOffice;
      'footer.company-info': FooterCompanyInfo;
      'footer.link': FooterLink;
      'footer.newsletter': FooterNewsletter;
      'home.feature': HomeFeature;
      'home.features': HomeFeatures;
      'home.heading': HomeHeading;
      'home.how-it-works': HomeHowItWorks;
      'home.network': HomeNetwork;
      'home.network-place': HomeNetworkPlace;
      'home.partner': HomePartner;
      'home.partners': HomePartners;
      'home.smart-locker': HomeSmartLocker;
      'home.step': HomeStep;
      'lead.note': LeadNote;
      'lead.reply': LeadReply;
      'pricing.pay-as-you-go': PricingPayAsYouGo;
      'pricing.plan': PricingPlan;
      'pricing.size-price': PricingSizePrice;
      'seo.address': SeoAddress;
      'seo.contact-point': SeoContactPoint;
      'seo.organization': SeoOrganization;
      'seo.redirect': SeoRedirect;
      'seo.search-console': SeoSearchConsole;
      'services.block': ServicesBlock;
      'services.service': ServicesService;
      'settings.advanced-tracking': SettingsAdvancedTracking;
      'settings.alert-thresholds': SettingsAlertThresholds;
      'settings.cookie-categories': SettingsCookieCategories;
      'settings.custom-dimension': SettingsCustomDimension;
      'settings.custom-event': SettingsCustomEvent;
      'settings.facebook-event': SettingsFacebookEvent;
      'settings.facebook-pixel': SettingsFacebookPixel;
      'settings.general': SettingsGeneral;
      'settings.google-analytics': SettingsGoogleAnalytics;
      'settings.google-tag-manager': SettingsGoogleTagManager;
      'settings.heatmap-tracking': SettingsHeatmapTracking;
      'settings.linkedin-insight': SettingsLinkedinInsight;
      'settings.notifications': SettingsNotifications;
      'settings.performance-monitoring': SettingsPerformanceMonitoring;
      'settings.privacy-compliance': SettingsPrivacyCompliance;
      'settings.report-alerts': SettingsReportAlerts;
      'settings.reporting': SettingsReporting;
      'settings.social-analytics': SettingsSocialAnalytics;
      'settings.twitter-analytics': SettingsTwitterAnalytics;
      'shared.social-links': SharedSocialLinks;
      'station.coordinates': StationCoordinates;
      'station.locker-size': StationLockerSize;
      'station.locker-sizes': StationLockerSizes;
    }
  }
}

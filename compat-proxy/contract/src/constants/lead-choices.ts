/**
 * What may be chosen in the contact form (P20) and in the franchise form (P21), and how each choice is called. Apart from the
 * schemas: public pages say them and carry no schema library.
 */

export const contactSubjects = ['general', 'support', 'billing', 'partnership', 'feedback'] as const;
export type ContactSubject = (typeof contactSubjects)[number];
export const contactSubjectLabels: Record<ContactSubject, string> = {
  general: 'General enquiry',
  support: 'Support',
  billing: 'Billing',
  partnership: 'Partnership',
  feedback: 'Feedback',
};

export const franchiseTypes = ['locker-investor', 'location-partner'] as const;
export type FranchiseType = (typeof franchiseTypes)[number];
export const franchiseTypeLabels: Record<FranchiseType, string> = {
  'locker-investor': 'Locker investor',
  'location-partner': 'Location partner',
};

/** Where a partner may want to be, by group (public-site §5). */
export const franchiseLocations = {
  Lagos: ['lagos-vi', 'lagos-ikoyi', 'lagos-lekki', 'lagos-ikeja', 'lagos-surulere', 'lagos-other'],
  Abuja: ['abuja-cbd', 'abuja-wuse', 'abuja-garki', 'abuja-gwarinpa', 'abuja-other'],
  'Future Expansion': ['port-harcourt', 'kano', 'ibadan', 'other-city'],
} as const;
export const franchiseLocationValues = [
  ...franchiseLocations.Lagos,
  ...franchiseLocations.Abuja,
  ...franchiseLocations['Future Expansion'],
] as const;
export type FranchiseLocation = (typeof franchiseLocationValues)[number];
export const franchiseLocationLabels: Record<FranchiseLocation, string> = {
  'lagos-vi': 'Victoria Island, Lagos',
  'lagos-ikoyi': 'Ikoyi, Lagos',
  'lagos-lekki': 'Lekki, Lagos',
  'lagos-ikeja': 'Ikeja, Lagos',
  'lagos-surulere': 'Surulere, Lagos',
  'lagos-other': 'Elsewhere in Lagos',
  'abuja-cbd': 'Central Business District, Abuja',
  'abuja-wuse': 'Wuse, Abuja',
  'abuja-garki': 'Garki, Abuja',
  'abuja-gwarinpa': 'Gwarinpa, Abuja',
  'abuja-other': 'Elsewhere in Abuja',
  'port-harcourt': 'Port Harcourt',
  kano: 'Kano',
  ibadan: 'Ibadan',
  'other-city': 'Another city',
};

export const franchiseInvestments = ['5m-10m', '10m-15m', '15m-25m', '25m+', 'location-only'] as const;
export type FranchiseInvestment = (typeof franchiseInvestments)[number];
export const franchiseInvestmentLabels: Record<FranchiseInvestment, string> = {
  '5m-10m': '₦5m – ₦10m',
  '10m-15m': '₦10m – ₦15m',
  '15m-25m': '₦15m – ₦25m',
  '25m+': '₦25m and more',
  'location-only': 'Location only',
};

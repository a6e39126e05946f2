import { saveTexts } from '../content-editing/save-texts';

/** Texts of the content screen (back-office §8). */
export const contentTexts = {
  ...saveTexts,
  deleteSlide: 'Are you sure you want to delete this slide?',
} as const;

/** What an upload of the Services tab says (A7). */
export const serviceUploads = {
  service: { done: 'Service image uploaded successfully!', failed: 'Failed to upload service image' },
  ecommercePartnership: {
    done: 'E-commerce partnership image uploaded successfully!',
    failed: 'Failed to upload e-commerce image',
  },
  apiDocumentation: {
    done: 'API documentation image uploaded successfully!',
    failed: 'Failed to upload API image',
  },
} as const;

/** What the uploads of the two blocks are labelled with (back-office §7). */
export const blockUploadNames = {
  ecommercePartnership: 'ecommerce-partnership',
  apiDocumentation: 'api-documentation',
} as const;

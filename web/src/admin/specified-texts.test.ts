import {
  authTexts,
  libraryTexts,
  passwordTexts,
  settingsTexts,
  stationTexts,
  uploadTexts,
  welcomeText,
} from '@apoti/contract';
import { describe, expect, it } from 'vitest';
import { analyticsTexts } from './analytics-dashboard/analytics-texts';
import { serviceUploads } from './content/content-texts';
import { faqTexts } from './content-editing/faq/faq-texts';
import { saveTexts } from './content-editing/save-texts';
import { testimonialTexts } from './content-editing/testimonials/testimonial-texts';
import { doneOf } from './lists/bulk-texts';
import { CSV_EXPORTED } from './lists/list-texts';
import { deleteQuestion, newsletterAdminTexts } from './newsletter/newsletter-texts';
import { postTexts as formTexts } from './posts/form/post-texts';
import { postTexts, postWords } from './posts/post-texts';
import { teamTexts } from './team/team-texts';

/** The words that the screens say, from where they take them. Those of SEO stand in the contract's own test. */
describe('back-office §8, letter by letter', () => {
  it('A21, A2: sign-in and logout', () => {
    expect(welcomeText('Apoti')).toBe('Welcome to Apoti Admin!');
    expect(authTexts).toMatchObject({
      invalid: 'Invalid credentials',
      loggedOut: 'Logged out successfully',
      logoutFailed: 'Error logging out',
    });
  });

  it('A21, A7, A15: uploads', () => {
    expect(uploadTexts).toEqual({
      notAnImage: 'Please select a valid image file',
      tooLarge: 'Image size must be less than 5MB',
      done: 'Image uploaded successfully!',
      failed: 'Failed to upload image',
      unexpected: 'Image upload failed',
    });
    expect(serviceUploads).toEqual({
      service: { done: 'Service image uploaded successfully!', failed: 'Failed to upload service image' },
      ecommercePartnership: {
        done: 'E-commerce partnership image uploaded successfully!',
        failed: 'Failed to upload e-commerce image',
      },
      apiDocumentation: {
        done: 'API documentation image uploaded successfully!',
        failed: 'Failed to upload API image',
      },
    });
    expect(libraryTexts.uploadFailed).toBe('Upload failed');
  });

  it('A21, A4: content', () => {
    expect(saveTexts).toEqual({ saved: 'Content updated successfully!', failed: 'Failed to update content' });
  });

  it('A21, A10: posts', () => {
    expect([formTexts.created, formTexts.updated]).toEqual([
      'Post created successfully!',
      'Post updated successfully!',
    ]);
    expect(doneOf('delete', 1, postWords)).toBe('Post deleted successfully!');
    expect(postTexts.delete).toBe('Are you sure you want to delete this post?');
  });

  it('A21, A11: testimonials', () => {
    expect(testimonialTexts).toMatchObject({
      created: 'Testimonial created successfully!',
      updated: 'Testimonial updated successfully!',
      deleted: 'Testimonial deleted successfully!',
      approved: 'Testimonial approved successfully!',
      hidden: 'Testimonial hidden successfully!',
      question: 'Are you sure you want to delete this testimonial?',
    });
    expect(testimonialTexts.featured).toContain('marked as featured');
    expect(testimonialTexts.unfeatured).toContain('removed from featured');
  });

  it('A21, A12: team', () => {
    expect(teamTexts).toMatchObject({
      added: 'Team member added successfully!',
      updated: 'Team member updated successfully!',
      deleted: 'Team member deleted successfully!',
      nameFirst: 'Please enter the team member name first',
      delete: 'Are you sure you want to delete this team member?',
      reset: 'Are you sure you want to reset the team to defaults?',
    });
  });

  it('A21, A13: FAQ', () => {
    expect(faqTexts).toMatchObject({
      added: 'FAQ added successfully',
      updated: 'FAQ updated successfully',
      deleted: 'FAQ deleted successfully',
      blank: 'Question and answer are required',
      none: 'No FAQs yet',
      addFirst: 'Add First FAQ',
      question: 'Are you sure you want to delete this FAQ?',
    });
  });

  it('A21, A14: locations', () => {
    expect(stationTexts).toMatchObject({
      created: 'Location created successfully!',
      updated: 'Location updated successfully!',
      deleted: 'Location deleted successfully!',
      question: 'Are you sure you want to delete this location?',
    });
  });

  it('A21, A15: media', () => {
    expect(libraryTexts).toMatchObject({
      trashed: 'File moved to trash!',
      restored: 'File restored successfully!',
      copied: 'URL copied to clipboard!',
      placed: 'Image placement updated successfully!',
      trashFailed: 'Failed to move file to trash',
      deleteFailed: 'Failed to delete file',
      allFailed: 'Failed to delete files',
      noneSelected: 'No files selected',
      noFiles: 'Please select files to upload',
    });
    expect(libraryTexts.manyFailed(3)).toBe('3 file(s) failed to delete');
  });

  it('A21, A16: newsletter', () => {
    expect(newsletterAdminTexts).toMatchObject({
      fetchFailed: 'Failed to fetch subscribers',
      loadFailed: 'Failed to load subscribers',
      noneSelected: 'No subscribers selected',
      exported: 'CSV exported successfully',
    });
    expect(CSV_EXPORTED).toBe('CSV exported successfully');
    expect(deleteQuestion(1, false)).toBe('Are you sure you want to delete this subscriber?');
    expect(deleteQuestion(3, false)).toBe('Are you sure you want to delete these 3 subscribers?');
  });

  it('A21, A18, A19: settings', () => {
    expect(settingsTexts).toMatchObject({
      saved: 'Settings saved successfully!',
      failed: 'Failed to save settings',
      saving: 'Saving...',
      exported: 'Analytics data exported successfully!',
      notExported: 'Failed to export analytics data',
    });
    expect(settingsTexts.notConnected('Hotjar')).toBe('Failed to connect to Hotjar');
    expect(passwordTexts).toMatchObject({
      changed: 'Password changed successfully!',
      failed: 'Failed to change password',
      mismatch: 'New passwords do not match',
      tooShort: 'Password must be at least 6 characters',
    });
  });

  it('A21, A20: the Analytics Dashboard', () => {
    expect(analyticsTexts).toMatchObject({
      loading: 'Loading analytics data...',
      exported: 'Analytics data exported successfully!',
      exportFailed: 'Failed to export analytics data',
    });
  });
});

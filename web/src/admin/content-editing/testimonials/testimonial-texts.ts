/** Texts of testimonial editing (back-office §8). */
export const testimonialTexts = {
  created: 'Testimonial created successfully!',
  updated: 'Testimonial updated successfully!',
  deleted: 'Testimonial deleted successfully!',
  approved: 'Testimonial approved successfully!',
  hidden: 'Testimonial hidden successfully!',
  featured: 'Testimonial marked as featured',
  unfeatured: 'Testimonial removed from featured',
  question: 'Are you sure you want to delete this testimonial?',
} as const;

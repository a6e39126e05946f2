/** Texts of the post form (back-office §8). */
export const postTexts = {
  created: 'Post created successfully!',
  updated: 'Post updated successfully!',
  failed: 'Failed to save the post',
  notPublished: 'Failed to publish the post',
  notUnpublished: 'Failed to take the post off the site',
  maybePublished: 'It is not sure that the post was published: look at how it stands before you publish it again.',
  maybeUnpublished: 'It is not sure that the post was taken off the site: look at how it stands before you try again.',
  unsent: 'Not all of your words are saved yet.',
  readFirst: 'Somebody else changed this post meanwhile. Please look at it and publish again.',
  putRight: 'Please put right what is marked',
} as const;

/** Element ids that the focus goes back to: what opens a new post's form, and a post's. */
export const ADD_ID = 'add-post';
export const editId = (id: number): string => `post-edit-${id}`;

/** Texts of the team screen (back-office §5, §8). */
export const teamTexts = {
  added: 'Team member added successfully!',
  updated: 'Team member updated successfully!',
  deleted: 'Team member deleted successfully!',
  saved: 'Team saved successfully!',
  failed: 'Failed to save the team',
  nameFirst: 'Please enter the team member name first',
  delete: 'Are you sure you want to delete this team member?',
  reset: 'Are you sure you want to reset the team to defaults?',
  resetDone: 'Team reset to defaults. Undo brings it back.',
} as const;

/** The event by which Hotjar hears that a switch of ours is on: its own settings may take it for the condition of what they do. */
export const hotjarEvents = {
  sessionRecordings: 'session_recordings',
  heatmaps: 'heatmaps',
  surveys: 'surveys',
  feedbackPolls: 'feedback_polls',
} as const;

/** When support answers (public-site §9, P33), as it is said and, `opens`, as search engines read it. */
export const supportHours = {
  weekdays: { from: '8:00 AM', to: '6:00 PM', opens: '08:00-18:00' },
  weekend: { from: '10:00 AM', to: '4:00 PM', opens: '10:00-16:00' },
} as const;

/** Whether a press asks for another tab or a window, or for a download: then it is the link's own affair. */
export const opensElsewhere = (event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

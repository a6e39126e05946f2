import { beginHeldStart } from './start/held-start';

/** Stands in the home page's document itself, behind its first script, which is held there as something that does not run. */
beginHeldStart();

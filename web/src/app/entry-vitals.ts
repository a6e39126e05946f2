/** How fast pages are for visitors: loaded late, and only where it is measured (A18). */
export { watchVitals } from '../shared/measuring/watch-vitals';

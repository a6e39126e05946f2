/** The first script of a page whose visit is measured: one file with what measures, which would be a request of its own (S6). */
import './entry-start';
import './measure-visit';

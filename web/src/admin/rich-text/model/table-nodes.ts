import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), 50),
});

/** Cells have no widths, no colours: the table looks as the page does. */
const cellAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // The table's own rules ask for it.
  colwidth: { default: null, parseHTML: () => null, rendered: false },
  align: { default: null, parseHTML: () => null, rendered: false },
});

/** Tables as plain HTML: the library's own would be written with a `style`. A caption of older text is kept. */
export const tableNodes = [
  Table.extend({
    addAttributes: () => ({
      caption: {
        default: '',
        parseHTML: (table: HTMLElement) => (table.querySelector(':scope > caption')?.textContent ?? '').trim(),
        rendered: false,
      },
    }),
    parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }, { tag: 'colgroup', ignore: true }],
    renderHTML: ({ node }) => {
      const caption = String(node.attrs['caption']);
      return caption === '' ? ['table', ['tbody', 0]] : ['table', ['caption', caption], ['tbody', 0]];
    },
    addKeyboardShortcuts() {
      // From the last cell on to the table's tools: the library's own adds a row, and whoever goes on by Tab never gets out.
      return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() };
    },
  }).configure({ resizable: false, View: null }),
  TableRow,
  TableCell.extend({ addAttributes: cellAttributes }),
  TableHeader.extend({ addAttributes: cellAttributes }),
];

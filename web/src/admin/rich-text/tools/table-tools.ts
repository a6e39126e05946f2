import {
  LuBetweenHorizontalEnd,
  LuBetweenHorizontalStart,
  LuBetweenVerticalEnd,
  LuBetweenVerticalStart,
  LuColumns3,
  LuPanelTop,
  LuRows3,
  LuTrash2,
} from 'react-icons/lu';
import type { ToolGroup } from './tool';

/** What can be done with a table; shown while the caret is in one. */
export const tableTools: readonly ToolGroup[] = [
  {
    label: 'Rows',
    tools: [
      { label: 'Add row above', Icon: LuBetweenHorizontalStart, run: (e) => e.commands.addRowBefore() },
      { label: 'Add row below', Icon: LuBetweenHorizontalEnd, run: (e) => e.commands.addRowAfter() },
      { label: 'Remove row', Icon: LuRows3, run: (e) => e.commands.deleteRow(), can: (e) => e.can().deleteRow() },
      {
        label: 'Header row',
        Icon: LuPanelTop,
        run: (e) => e.commands.toggleHeaderRow(),
        isOn: (e) => e.isActive('tableHeader'),
      },
    ],
  },
  {
    label: 'Columns',
    tools: [
      { label: 'Add column before', Icon: LuBetweenVerticalStart, run: (e) => e.commands.addColumnBefore() },
      { label: 'Add column after', Icon: LuBetweenVerticalEnd, run: (e) => e.commands.addColumnAfter() },
      {
        label: 'Remove column',
        Icon: LuColumns3,
        run: (e) => e.commands.deleteColumn(),
        can: (e) => e.can().deleteColumn(),
      },
    ],
  },
  {
    label: 'Table',
    tools: [{ label: 'Remove table', Icon: LuTrash2, run: (e) => e.commands.deleteTable() }],
  },
];

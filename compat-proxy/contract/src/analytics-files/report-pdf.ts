import { analyticsRangeNames } from '../constants/analytics';
import { SAMPLE_LABEL, type AnalyticsPayload } from '../resources/analytics/export';
import { changeText, figureText, momentText, spanText } from '../resources/analytics/figure-text';
import { beginSheet, fitting, inks, inLines, makeRoom, numberPages, PAGE, writable, type Sheet } from './pdf-page';
import { comparedText, filterText, reportTables, type ReportTable, type TableCell } from './report-tables';

const WIDTH = PAGE.width - 2 * PAGE.margin;
const BAND = 132;
const CARD = { height: 62, gap: 8, across: 3 } as const;
const ROW = 18;
const TEXT = 9;
const NOTE = 8;

/** A report to read and to print: what it is of, its figures, a table for each part. */
export async function reportPdf(payload: AnalyticsPayload): Promise<Uint8Array> {
  const tables = reportTables(payload);
  const texts = tables.flatMap(({ rows }) => rows.flat().map((cell) => cell?.toString() ?? ''));
  const sheet = await beginSheet('Analytics report', texts);
  drawHead(sheet, payload);
  drawFigures(sheet, payload);
  // The figures are not told twice.
  for (const table of tables.slice(1)) drawTable(sheet, table);
  const note =
    payload.figures === SAMPLE_LABEL ? `${SAMPLE_LABEL}: nobody has measured these` : 'Days are those of Lagos';
  numberPages(sheet, note);
  return sheet.document.save();
}

function drawHead(sheet: Sheet, payload: AnalyticsPayload): void {
  const { page, bold, plain } = sheet;
  const { period, figures, timeRange, exportFormat } = payload;
  const top = PAGE.height;
  page.drawRectangle({ x: 0, y: top - BAND, width: PAGE.width, height: BAND, color: inks.forest });
  page.drawText('Analytics report', { x: PAGE.margin, y: top - 56, font: bold, size: 24, color: inks.paper });
  const span = spanText(Date.parse(period.from), Date.parse(period.to));
  const line = `${analyticsRangeNames[timeRange]}: ${span}   |   ${filterText(payload)}`;
  page.drawText(writable(plain, line), { x: PAGE.margin, y: top - 80, font: plain, size: 11, color: inks.paper });
  const against = `Compared with: ${comparedText(payload)}`;
  page.drawText(writable(plain, against), { x: PAGE.margin, y: top - 98, font: plain, size: TEXT, color: inks.paper });
  const exported = `Exported on ${momentText(Date.parse(payload.exportedAt))}, as ${exportFormat}`;
  page.drawText(exported, { x: PAGE.margin, y: top - 114, font: plain, size: TEXT, color: inks.paper });
  if (figures === SAMPLE_LABEL) {
    const width = bold.widthOfTextAtSize(SAMPLE_LABEL, 10) + 16;
    const x = PAGE.width - PAGE.margin - width;
    page.drawRectangle({ x, y: top - 60, width, height: 20, color: inks.signal });
    page.drawText(SAMPLE_LABEL, { x: x + 8, y: top - 53.5, font: bold, size: 10, color: inks.paper });
  }
  sheet.y = top - BAND - 24;
}

function drawFigures(sheet: Sheet, { metrics, comparedWith }: AnalyticsPayload): void {
  const width = (WIDTH - (CARD.across - 1) * CARD.gap) / CARD.across;
  const { bold, plain } = sheet;
  for (const [place, { title, value, unit, change }] of metrics.entries()) {
    const x = PAGE.margin + (place % CARD.across) * (width + CARD.gap);
    const y = sheet.y - CARD.height - Math.floor(place / CARD.across) * (CARD.height + CARD.gap);
    const { page } = sheet;
    page.drawRectangle({
      x,
      y,
      width,
      height: CARD.height,
      color: inks.stripe,
      borderColor: inks.line,
      borderWidth: 0.5,
    });
    const name = fitting(sheet, plain, TEXT, { text: title, width: width - 20 });
    page.drawText(name.text, {
      x: x + 10,
      y: y + 45,
      font: name.font,
      size: TEXT,
      color: inks.soft,
    });
    page.drawText(writable(bold, figureText(value, unit)), {
      x: x + 10,
      y: y + 24,
      font: bold,
      size: 17,
      color: inks.ink,
    });
    // That nothing was measured before is said once, at the head.
    const told = comparedWith === null ? '' : changeText(change);
    page.drawText(told, { x: x + 10, y: y + 9, font: plain, size: 8, color: inks.soft });
  }
  sheet.y -= Math.ceil(metrics.length / CARD.across) * (CARD.height + CARD.gap) + 16;
}

function drawTable(sheet: Sheet, { title, note, heads, rows }: ReportTable): void {
  // A heading never stands alone at the foot of a page.
  makeRoom(sheet, 24 + ROW * 5);
  sheet.page.drawText(title, { x: PAGE.margin, y: sheet.y - 12, font: sheet.bold, size: 13, color: inks.forest });
  sheet.y -= 24;
  for (const line of note ? inLines(sheet.plain, NOTE, note, WIDTH) : []) {
    sheet.page.drawText(line, { x: PAGE.margin, y: sheet.y - 4, font: sheet.plain, size: NOTE, color: inks.soft });
    sheet.y -= 12;
  }
  drawRow(sheet, heads, 'head');
  for (const [place, row] of rows.entries()) {
    if (makeRoom(sheet, ROW)) drawRow(sheet, heads, 'head');
    drawRow(sheet, row, place % 2 === 1 ? 'striped' : 'plain');
  }
  if (rows.length === 0) drawRow(sheet, ['Nothing in this period'], 'plain');
  sheet.y -= 18;
}

function drawRow(sheet: Sheet, cells: readonly TableCell[], look: 'head' | 'striped' | 'plain'): void {
  const { page } = sheet;
  const y = sheet.y - ROW;
  const usual = look === 'head' ? sheet.bold : sheet.plain;
  if (look === 'striped') page.drawRectangle({ x: PAGE.margin, y, width: WIDTH, height: ROW, color: inks.stripe });
  // The first column names what the others count: half of the width is its own.
  const first = cells.length === 1 ? WIDTH : WIDTH * (cells.length > 4 ? 0.36 : 0.5);
  const other = (WIDTH - first) / Math.max(1, cells.length - 1);
  for (const [place, cell] of cells.entries()) {
    const width = (place === 0 ? first : other) - 10;
    const whole = typeof cell === 'number' ? cell.toLocaleString('en') : (cell ?? '–');
    const { font, text } = fitting(sheet, usual, TEXT, { text: whole, width });
    const left = place === 0 ? PAGE.margin + 5 : PAGE.margin + first + (place - 1) * other + 5;
    const x = place === 0 ? left : left + width - font.widthOfTextAtSize(text, TEXT);
    page.drawText(text, { x, y: y + 5.5, font, size: TEXT, color: look === 'head' ? inks.soft : inks.ink });
  }
  const start = { x: PAGE.margin, y };
  page.drawLine({ start, end: { x: PAGE.margin + WIDTH, y }, thickness: look === 'head' ? 1 : 0.4, color: inks.line });
  sheet.y = y;
}

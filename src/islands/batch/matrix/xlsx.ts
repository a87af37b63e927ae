/**
 * A table as an Excel workbook of one sheet (ECMA-376). Written here because the libraries compress large sheets in a
 * worker made of a blob, which the Content-Security-Policy forbids. Every cell is an inline string, so text from a
 * document or a rule can't become a formula.
 */
import { strToU8, zipSync } from 'fflate'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const CELL_MAX = 32_767
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The first row is the heading; it and the first column are frozen. */
export function toXlsx(sheetName: string, rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/></Types>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': sheet(rows),
  }
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(HEAD + xml)])
  return zipSync(Object.fromEntries(files))
}

function relation(type: string, target: string): string {
  return `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/${type}" Target="${target}"/></Relationships>`
}

function sheet(rows: readonly (readonly string[])[]): string {
  const body = rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('')
  const frozen = '<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>'
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews><cols><col min="1" max="1" width="40" customWidth="1"/></cols><sheetData>${body}</sheetData></worksheet>`
}

function cell(text: string): string {
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, CELL_MAX))}</t></is></c>`
}

/** Also removes control characters and lone surrogates, which XML can't hold. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

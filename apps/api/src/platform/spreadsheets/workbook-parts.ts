import { escapeXml } from './worksheet-xml.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Returns the file of a sheet inside a workbook; the first sheet is 1. */
export const sheetPart = (number: number): string => `worksheets/sheet${number}.xml`

/** Returns the parts of a workbook except its sheets, by name. */
export function workbookParts(sheetNames: readonly string[]): [string, string][] {
  const sheets = differing(sheetNames.map(fittingSheetName)).map(
    (name, index) =>
      `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  const parts = sheetNames.map((_name, index) => sheetPart(index + 1))
  return [
    ['[Content_Types].xml', HEAD + contentTypes(parts)],
    ['_rels/.rels', HEAD + relationships([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><bookViews><workbookView/></bookViews>` +
        `<sheets>${sheets.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      HEAD +
        relationships([
          ...parts.map((part): [string, string] => ['worksheet', part]),
          ['styles', 'styles.xml'],
        ]),
    ],
    ['xl/styles.xml', HEAD + styles],
  ]
}

/**
 * Fits a sheet name to Excel: 31 characters, none of `[]:*?/\`, no apostrophe at either end, and
 * not `History`.
 */
function fittingSheetName(name: string): string {
  const allowed = name
    // oxlint-disable-next-line no-control-regex -- these are what is looked for
    .replace(/[[\]:*?/\\\u0000-\u001f]/g, ' ')
    .toWellFormed()
    .slice(0, 31)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/^[\s']+|[\s']+$/g, '')
  return allowed === '' || /^history$/i.test(allowed) ? '1' : allowed
}

/** Makes names differ, ignoring case, as Excel demands: the second of a name gets a number. */
function differing(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let other = name
    for (let nth = 2; taken.has(other.toLowerCase()); nth += 1)
      other = `${name.slice(0, 26)} (${nth})`
    taken.add(other.toLowerCase())
    return other
  })
}

const contentTypes = (sheets: readonly string[]): string =>
  `<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/>` +
  sheets
    .map((part) => `<Override PartName="/xl/${part}" ContentType="${CONTENT}.worksheet+xml"/>`)
    .join('') +
  `<Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`

function relationships(targets: [kind: string, target: string][]): string {
  const each = targets.map(
    ([kind, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONSHIPS}/${kind}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`
}

// Format 49 is text (`@`): a value typed over a cell keeps its leading zeros. Format 14 is a day,
// as the reader's own system writes it.
const styles =
  `<styleSheet xmlns="${MAIN}">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'

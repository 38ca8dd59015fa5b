import type { Readable } from 'node:stream'
import { type HandMadeWorkbook, repeated, workbookOf } from './hand-made-file.ts'

/** A file that is small on disk and large in memory. */
export type AttackFile = { code: string; make: () => Promise<string> }

const attacked = (part: string, content: Readable, made: HandMadeWorkbook = {}) =>
  workbookOf({ rows: '<row><c><v>1</v></c></row>', ...made, parts: { [part]: content } })

/** Files that are built to exhaust memory or time of their reader. */
export const attackFiles: { readonly [what: string]: AttackFile } = {
  'tens of millions of cell formats': {
    code: 'too_complex',
    make: () =>
      attacked(
        'xl/styles.xml',
        repeated('<xf/>', 58_000_000, ['<styleSheet><cellXfs>', '</cellXfs></styleSheet>']),
        { styles: '<cellXfs/>' },
      ),
  },
  'tens of millions of other formats': {
    code: 'too_complex',
    make: () =>
      attacked('xl/styles.xml', repeated('<xf/>', 2_000_000, ['<styleSheet>', '</styleSheet>']), {
        styles: '<cellXfs/>',
      }),
  },
  'twenty thousand number formats': {
    code: 'too_complex',
    make: async () => {
      const formats = Array.from(
        { length: 20_000 },
        (_, id) => `<numFmt numFmtId="${id}" formatCode="0"/>`,
      )
      return workbookOf({ styles: formats.join(''), rows: '<row><c><v>1</v></c></row>' })
    },
  },
  'a million attributes': {
    code: 'too_complex',
    make: () => {
      const names = Array.from({ length: 1_000_000 }, (_, at) => `a${at}=""`)
      return workbookOf({ sheet: `<worksheet ${names.join(' ')}><sheetData/></worksheet>` })
    },
  },
  'one attribute of many megabytes': {
    code: 'too_complex',
    make: () =>
      workbookOf({ sheet: `<worksheet a="${'x'.repeat(900_000)}"><sheetData/></worksheet>` }),
  },
  'deep nesting': {
    code: 'too_complex',
    make: () => attacked('xl/worksheets/sheet1.xml', repeated('<a>', 1_000_000)),
  },
  'millions of shared strings': {
    code: 'too_complex',
    make: () =>
      attacked('xl/sharedStrings.xml', repeated('<si/>', 10_000_000, ['<sst>', '</sst>']), {
        sharedStrings: '<si/>',
      }),
  },
  'a table of contents without end': {
    code: 'too_complex',
    make: () =>
      attacked(
        'xl/_rels/workbook.xml.rels',
        repeated('<Relationship/>', 1_000_000, ['<Relationships>', '</Relationships>']),
      ),
  },
  'a sheet of one endless cell': {
    code: 'unreadable',
    make: () =>
      attacked(
        'xl/worksheets/sheet1.xml',
        repeated('x', 20_000_000, [
          '<worksheet><sheetData><row><c t="inlineStr"><is><t>',
          '</t></is></c></row></sheetData></worksheet>',
        ]),
      ),
  },
  'a row of endless cells': {
    code: 'unreadable',
    make: () =>
      attacked(
        'xl/worksheets/sheet1.xml',
        repeated('<c/>', 1_000_000, [
          '<worksheet><sheetData><row>',
          '</row></sheetData></worksheet>',
        ]),
      ),
  },
}

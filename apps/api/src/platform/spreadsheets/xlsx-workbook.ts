import { posix } from 'node:path'
import { SheetError } from './sheet.ts'
import type { XlsxPackage } from './xlsx-package.ts'
import { attributeOf, readXml } from './xml-reader.ts'

/** The places in the file of the first visible sheet and the parts that it needs. */
export type XlsxWorkbook = {
  readonly sheet: string
  readonly sharedStrings: string | undefined
  readonly styles: string | undefined
  /** Whether dates count from 1904, as once in Excel for Mac, instead of 1900. */
  readonly from1904: boolean
}

/** Limit of elements in a table of contents: a workbook has some hundreds. */
const MOST_ELEMENTS = 20_000

type Relationship = { readonly id: string; readonly kind: string; readonly target: string }

/** Reads the workbook's table of contents. Throws `not_a_spreadsheet` for any other kind of zip. */
export async function readWorkbook(xlsx: XlsxPackage): Promise<XlsxWorkbook> {
  const [workbook] = (await relationships(xlsx, '')).filter(({ kind }) => kind === 'officeDocument')
  // The binary workbook (.xlsb) has the same table of contents, but its parts are not XML.
  if (!workbook || workbook.target.endsWith('.bin')) {
    throw new SheetError('not_a_spreadsheet', 'a zip file without a workbook')
  }
  const visible: (string | undefined)[] = []
  let root: string | undefined
  let from1904 = false
  await readXml(xlsx.read(workbook.target), {
    open: (name, attributes) => {
      root ??= name
      if (name === 'workbookPr') from1904 = isOn(attributes['date1904'])
      if (name === 'sheet' && (attributes['state'] ?? 'visible') === 'visible') {
        visible.push(attributeOf(attributes, 'id'))
      }
    },
    mostElements: MOST_ELEMENTS,
  })
  if (root !== 'workbook') throw new SheetError('not_a_spreadsheet', `a document of kind ${root}`)
  const parts = await relationships(xlsx, workbook.target)
  const partOf = (kind: string) => parts.find((part) => part.kind === kind)?.target
  // A sheet that is only a chart has another kind, and no cells.
  const sheets = visible.map((id) =>
    parts.find((part) => part.id === id && part.kind === 'worksheet'),
  )
  const sheet = sheets.find((each) => each !== undefined)
  if (!sheet) throw new SheetError('not_a_spreadsheet', 'a workbook without a visible sheet')
  return {
    sheet: sheet.target,
    sharedStrings: partOf('sharedStrings'),
    styles: partOf('styles'),
    from1904,
  }
}

/** Returns the parts inside the file that a part refers to; links to other places are left out. */
async function relationships(xlsx: XlsxPackage, part: string): Promise<Relationship[]> {
  const { dir, base } = posix.parse(part)
  const list = posix.join(dir, '_rels', `${base}.rels`)
  const found: Relationship[] = []
  if (!xlsx.has(list)) return found
  await readXml(xlsx.read(list), {
    open: (name, { Id: id, Type: type, Target: target, TargetMode: mode }) => {
      if (name !== 'Relationship' || mode === 'External' || !id || !type || !target) return
      const path = target.startsWith('/') ? target : posix.join('/', dir, target)
      found.push({ id, kind: posix.basename(type), target: posix.normalize(path).slice(1) })
    },
    mostElements: MOST_ELEMENTS,
  })
  return found
}

function isOn(flag: string | undefined): boolean {
  return flag === '1' || flag === 'true'
}

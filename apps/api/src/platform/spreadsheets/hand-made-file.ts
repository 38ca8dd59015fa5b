import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { SheetLine } from './sheet.ts'

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The parts of a workbook that a test sets; the rest is a workbook of one sheet. */
export type HandMadeWorkbook = {
  /** The rows: the content of `sheetData`. */
  rows?: string
  /** The whole first sheet, instead of `rows`. */
  sheet?: string
  /** The items: the content of `sst`. */
  sharedStrings?: string
  /** The content of `styleSheet`. */
  styles?: string
  /** The content of `workbook` before the sheets. */
  properties?: string
  sheets?: string
  parts?: Record<string, string | Buffer | Readable>
}

let folder: Promise<string> | undefined
let files = 0

async function temporaryPath(): Promise<string> {
  folder ??= mkdtemp(path.join(tmpdir(), 'portaria-sheet-'))
  files += 1
  return path.join(await folder, String(files))
}

/** Removes all files; for `afterAll`. */
export async function removeHandMadeFiles(): Promise<void> {
  if (folder) await rm(await folder, { recursive: true, force: true })
  folder = undefined
}

/** Makes a file with this content. */
export async function fileOf(content: string | Buffer): Promise<string> {
  const file = await temporaryPath()
  await writeFile(file, content)
  return file
}

/** Makes a file from a stream, in place of an earlier one if given. */
export async function fileFrom(stream: Readable, earlier?: string): Promise<string> {
  const file = earlier ?? (await temporaryPath())
  await pipeline(stream, createWriteStream(file))
  return file
}

/** Repeats a text more often than a string could hold, between two other texts. */
export function repeated(text: string, times: number, [before, after] = ['', '']): Readable {
  const chunk = text.repeat(10_000)
  function* chunks() {
    yield before
    for (let left = times; left > 0; left -= 10_000) yield chunk.slice(0, left * text.length)
    yield after
  }
  return Readable.from(chunks(), { objectMode: false })
}

/** Makes a zip file of these parts. */
export async function zipOf(parts: Record<string, string | Buffer | Readable>): Promise<string> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts)) {
    if (content instanceof Readable) zip.addReadStream(content, name)
    else zip.addBuffer(Buffer.from(content), name)
  }
  zip.end()
  const file = await temporaryPath()
  await pipeline(zip.outputStream, createWriteStream(file))
  return file
}

/** Makes a workbook file by hand, as programs other than ours write it. */
export async function workbookOf(made: HandMadeWorkbook): Promise<string> {
  const relationship = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${kind}" Target="${target}"/>`
  const sheets = made.sheets ?? '<sheet name="Plan1" sheetId="1" r:id="rId1"/>'
  return zipOf({
    '_rels/.rels': `<Relationships>${relationship('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATIONSHIPS}">${made.properties ?? ''}<sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${[
      relationship('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relationship('rId2', 'worksheet', '/xl/worksheets/sheet2.xml'),
      relationship('rId3', 'chartsheet', 'chartsheets/sheet1.xml'),
      ...(made.sharedStrings ? [relationship('rId8', 'sharedStrings', 'sharedStrings.xml')] : []),
      ...(made.styles ? [relationship('rId9', 'styles', 'styles.xml')] : []),
    ].join('')}</Relationships>`,
    'xl/worksheets/sheet1.xml':
      made.sheet ?? `<worksheet ${MAIN}><sheetData>${made.rows ?? ''}</sheetData></worksheet>`,
    ...(made.sharedStrings
      ? { 'xl/sharedStrings.xml': `<sst ${MAIN}>${made.sharedStrings}</sst>` }
      : {}),
    ...(made.styles ? { 'xl/styles.xml': `<styleSheet ${MAIN}>${made.styles}</styleSheet>` } : {}),
    ...made.parts,
  })
}

/** Reads all lines, as `[line, ...cells]`. */
export async function allLines(lines: AsyncIterable<SheetLine>): Promise<(number | string)[][]> {
  const all: (number | string)[][] = []
  for await (const { line, cells } of lines) all.push([line, ...cells])
  return all
}

/** Counts how often this process has the file open; only on Linux. */
export async function timesOpen(file: string): Promise<number> {
  const open = await readdir('/proc/self/fd')
  const targets = await Promise.all(
    open.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => '')),
  )
  return targets.filter((target) => target === file).length
}

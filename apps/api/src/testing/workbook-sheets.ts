import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SHEET_LIMITS } from '../platform/spreadsheets/sheet.ts'
import { openXlsxPackage } from '../platform/spreadsheets/xlsx-package.ts'

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** The texts between the brackets of a pattern, in order. */
const allOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one = '']) => unescaped(one))

/** Reads all sheets of a workbook that the server wrote, by name: its rows without empty cells. */
export async function workbookSheets(file: Buffer): Promise<Map<string, string[][]>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'workbook-'))
  const place = path.join(folder, 'file.xlsx')
  await writeFile(place, file)
  const xlsx = await openXlsxPackage(place, SHEET_LIMITS)
  const part = async (name: string) => {
    const chunks: Buffer[] = []
    for await (const chunk of xlsx.read(name)) chunks.push(chunk)
    return Buffer.concat(chunks).toString()
  }
  const names = allOf(await part('xl/workbook.xml'), /<sheet name="([^"]*)"/g)
  const sheets = new Map<string, string[][]>()
  for (const [index, name] of names.entries()) {
    const xml = await part(`xl/worksheets/sheet${index + 1}.xml`)
    const rows = [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)]
    sheets.set(
      name,
      rows.map(([, cells = '']) => allOf(cells, /<t [^>]*>([^<]*)<\/t>/g)),
    )
  }
  xlsx.close()
  await rm(folder, { recursive: true })
  return sheets
}

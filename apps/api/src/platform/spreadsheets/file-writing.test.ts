import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeCsv } from './csv-writer.ts'
import { type FileWanted, writeSheetFile } from './file-writing.ts'
import type { FileFormat } from './format-writers.ts'
import { firstLine } from './sheet.ts'
import { readSheet } from './sheet-reader.ts'
import { writeTable } from './table-writer.ts'
import type { WrittenCell } from './written-cell.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'file-writing-'))
})
afterAll(() => rm(folder, { recursive: true }))

let nth = 0
const wanted = (format: FileFormat): FileWanted => ({
  path: path.join(folder, `file-${(nth += 1)}`),
  format,
  name: 'Torres',
})

/** Yields lines with a cell of each kind. */
async function* lines(count: number): AsyncGenerator<readonly WrittenCell[]> {
  yield ['id', 'Nome', 'Desde']
  for (let line = 1; line <= count; line += 1)
    yield [line, `ção; "${line}"`, { day: '2026-11-29', text: '29/11/2026' }]
}

/** Makes lines without end; `ended` resolves once nobody asks for more. */
function endless() {
  const ended = Promise.withResolvers<void>()
  async function* each(): AsyncGenerator<readonly WrittenCell[]> {
    try {
      for (;;) yield ['0'.repeat(10_000)]
    } finally {
      ended.resolve()
    }
  }
  return { lines: each(), ended: ended.promise }
}

/** A few lines are written in the same thread, more than a batch in a worker. */
test.each([3, 600])('writes %s lines as the writers of the formats do', async (count) => {
  for (const [format, write] of [
    ['csv', writeCsv],
    ['table', writeTable],
  ] as const) {
    const file = wanted(format)
    let times = 0
    await writeSheetFile(file, lines(count), { grown: () => (times += 1) })
    expect(await readFile(file.path)).toEqual(await buffer(write(lines(count))))
    expect(times).toBeGreaterThan(0)
  }
})

test.each([3, 600])('writes a workbook of %s lines that can be read again', async (count) => {
  const file = wanted('xlsx')
  await writeSheetFile(file, lines(count))
  const read = await Array.fromAsync(readSheet(file.path, firstLine))
  expect(read).toHaveLength(count + 1)
  expect(read.at(-1)?.cells).toEqual([String(count), `ção; "${count}"`, '29/11/2026'])
})

test('writes a file without lines, and none for a reader who has gone', async () => {
  const file = wanted('csv')
  await writeSheetFile(file, lines(0))
  expect(await readFile(file.path)).toEqual(await buffer(writeCsv(lines(0))))
  const { lines: without, ended } = endless()
  const signal = AbortSignal.abort()
  await expect(writeSheetFile(wanted('csv'), without, { signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
  await ended
})

test('throws the errors of its lines', async () => {
  async function* failing(): AsyncGenerator<string[]> {
    yield ['a']
    throw new Error('the database is gone')
  }
  await expect(writeSheetFile(wanted('xlsx'), failing())).rejects.toThrow('the database is gone')
})

test('fails for a path that cannot be written, and stops asking for lines', async () => {
  const { lines: without, ended } = endless()
  const file = { ...wanted('csv'), path: path.join(folder, 'nowhere', 'file') }
  await expect(writeSheetFile(file, without)).rejects.toMatchObject({ code: 'ENOENT' })
  await ended
})

test('ends on a signal', async () => {
  const { lines: without, ended } = endless()
  const gone = new AbortController()
  const writing = writeSheetFile(wanted('csv'), without, {
    signal: gone.signal,
    grown: () => gone.abort(),
  })
  await expect(writing).rejects.toMatchObject({ name: 'AbortError' })
  await ended
})

test('ends only a writer that exceeds its memory or time, and says why', async () => {
  for (const limit of [{ heap: { old: 8, young: 1 } }, { silenceMs: 0 }]) {
    const { lines: without } = endless()
    const large = Array.from({ length: 200 }, () => 'x'.repeat(100_000))
    async function* each() {
      yield large
      yield* without
    }
    const writing = writeSheetFile(wanted('xlsx'), each(), limit)
    await expect(writing).rejects.toMatchObject({ name: 'SheetError', code: 'too_complex' })
  }
})

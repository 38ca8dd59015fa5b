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

/** Lines with a cell of each kind. */
async function* lines(count: number): AsyncGenerator<readonly WrittenCell[]> {
  yield ['id', 'Nome', 'Desde']
  for (let line = 1; line <= count; line += 1)
    yield [line, `ção; "${line}"`, { day: '2026-11-29', text: '29/11/2026' }]
}

/** Lines without end; `ended` once nobody asks for more. */
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

/** Few lines are written where they are made, more than a batch of them in a thread. */
test.each([3, 600])('%s lines become what the writers of formats make of them', async (count) => {
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

test.each([3, 600])('and a workbook of %s that is read again', async (count) => {
  const file = wanted('xlsx')
  await writeSheetFile(file, lines(count))
  const read = await Array.fromAsync(readSheet(file.path, firstLine))
  expect(read).toHaveLength(count + 1)
  expect(read.at(-1)?.cells).toEqual([String(count), `ção; "${count}"`, '29/11/2026'])
})

test('no lines are a file too, and a reader who has gone gets none', async () => {
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

test('what fails while lines are made is thrown', async () => {
  async function* failing(): AsyncGenerator<string[]> {
    yield ['a']
    throw new Error('the database is gone')
  }
  await expect(writeSheetFile(wanted('xlsx'), failing())).rejects.toThrow('the database is gone')
})

test('a place that cannot be written is a failure, and lines are asked for no further', async () => {
  const { lines: without, ended } = endless()
  const file = { ...wanted('csv'), path: path.join(folder, 'nowhere', 'file') }
  await expect(writeSheetFile(file, without)).rejects.toMatchObject({ code: 'ENOENT' })
  await ended
})

test('a signal ends it', async () => {
  const { lines: without, ended } = endless()
  const gone = new AbortController()
  const writing = writeSheetFile(wanted('csv'), without, {
    signal: gone.signal,
    grown: () => gone.abort(),
  })
  await expect(writing).rejects.toMatchObject({ name: 'AbortError' })
  await ended
})

test('a writer that wants more memory or time than it may have ends alone, and says why', async () => {
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

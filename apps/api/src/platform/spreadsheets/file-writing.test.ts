import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeCsv } from './csv-writer.ts'
import { type FileFormat, type FileWanted, writeFileInWorker } from './file-writing.ts'
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

/** More lines than a batch takes, with a cell of each kind. */
async function* lines(): AsyncGenerator<readonly WrittenCell[]> {
  yield ['id', 'Nome', 'Desde']
  for (let line = 1; line <= 600; line += 1)
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

test('a thread writes what a writer of this thread does', async () => {
  for (const [format, write] of [
    ['csv', writeCsv],
    ['table', writeTable],
  ] as const) {
    const file = wanted(format)
    let times = 0
    await writeFileInWorker(file, lines(), { grown: () => (times += 1) })
    expect(await readFile(file.path)).toEqual(await buffer(write(lines())))
    expect(times).toBeGreaterThan(0)
  }
})

test('and a workbook that is read again', async () => {
  const file = wanted('xlsx')
  await writeFileInWorker(file, lines())
  const read = await Array.fromAsync(readSheet(file.path, firstLine))
  expect(read).toHaveLength(601)
  expect(read.at(-1)?.cells).toEqual(['600', 'ção; "600"', '29/11/2026'])
})

test('what fails while lines are made is thrown', async () => {
  async function* failing(): AsyncGenerator<string[]> {
    yield ['a']
    throw new Error('the database is gone')
  }
  await expect(writeFileInWorker(wanted('xlsx'), failing())).rejects.toThrow('the database is gone')
})

test('a place that cannot be written is a failure, and lines are asked for no further', async () => {
  const { lines: without, ended } = endless()
  const file = { ...wanted('csv'), path: path.join(folder, 'nowhere', 'file') }
  await expect(writeFileInWorker(file, without)).rejects.toMatchObject({ code: 'ENOENT' })
  await ended
})

test('a signal ends it', async () => {
  const { lines: without, ended } = endless()
  const gone = new AbortController()
  const writing = writeFileInWorker(wanted('csv'), without, {
    signal: gone.signal,
    grown: () => gone.abort(),
  })
  await expect(writing).rejects.toMatchObject({ name: 'AbortError' })
  await ended
})

test('a writer that wants more memory or time than it may have ends alone, and says why', async () => {
  for (const limit of [{ heap: { old: 8, young: 1 } }, { silenceMs: 0 }]) {
    const { lines: without, ended } = endless()
    const first = Array.from({ length: 200 }, () => 'x'.repeat(100_000))
    async function* large() {
      yield first
      yield* without
    }
    await expect(writeFileInWorker(wanted('xlsx'), large(), limit)).rejects.toMatchObject({
      name: 'SheetError',
      code: 'too_complex',
    })
    await Promise.race([ended, undefined])
  }
})

import { workerData } from 'node:worker_threads'
import { loadEveryLanguage } from '@portaria/contract/loaded-texts/every-language'
import { registers } from '@portaria/contract/modules/registers'
import { findHead, mapHeads } from '@portaria/contract/spreadsheets/spreadsheet-columns'
import { readSheet } from '../../platform/spreadsheets/sheet-reader.ts'
import { giveBatches } from '../../platform/spreadsheets/worker-batches.ts'
import { lineReader } from './line-reader.ts'
import type { LineBatch, LinesWanted, ReadLine } from './line-stream.ts'

/**
 * Limits of lines in a batch, and of their characters: few enough that receiving one does not block
 * the main thread.
 */
const LINES = 250
const CHARACTERS = 256 * 1024

async function* batches({
  path,
  register: name,
  mapping,
  zone,
}: LinesWanted): AsyncGenerator<LineBatch> {
  const register = registers[name]
  let read: ReturnType<typeof lineReader> | null = null
  let lines: ReadLine[] = []
  let characters = 0
  for await (const line of readSheet(path, (first) => findHead(register, first))) {
    if (read === null) {
      const columns = mapping ?? mapHeads(register, line.cells)
      read = lineReader(register, columns, zone)
      yield { kind: 'head', heads: line.cells, mapping: columns, line: line.line }
      continue
    }
    lines.push({ line: line.line, cells: line.cells, reading: read(line) })
    for (const cell of line.cells) characters += cell.length
    if (lines.length < LINES && characters < CHARACTERS) continue
    yield { kind: 'lines', lines }
    lines = []
    characters = 0
  }
  if (lines.length > 0) yield { kind: 'lines', lines }
}

// Heads and choices are recognised in every language.
await loadEveryLanguage()
// The thread's starter sends this type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
await giveBatches(batches(workerData as LinesWanted))

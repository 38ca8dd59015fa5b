import { on } from 'node:events'
import { open } from 'node:fs/promises'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { lowerPriority } from '../priority.ts'
import type { FileWanted, LinesMessage, WritingMessage } from './file-writing.ts'
import { writeInFormat } from './format-writers.ts'
import { SheetError } from './sheet.ts'

/** Yields the lines that the other thread sends, until it sends null as their end. */
async function* linesOf(port: MessagePort) {
  for await (const [message] of on(port, 'message')) {
    // `linesToFile` sends this type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const lines = message as LinesMessage
    if (lines === null) return
    yield* lines
    say(port, { kind: 'taken' })
  }
}

const say = (port: MessagePort, message: WritingMessage) => port.postMessage(message)

async function writeFile({ path, format, name }: FileWanted, port: MessagePort): Promise<void> {
  const chunks: AsyncIterable<string | Buffer> = writeInFormat(format, name, linesOf(port))
  const file = await open(path, 'a', 0o600)
  try {
    for await (const chunk of chunks) {
      await file.appendFile(chunk)
      say(port, { kind: 'grown' })
    }
    say(port, { kind: 'end' })
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
    say(port, { kind: 'refused', code: error.code, message: error.message })
  } finally {
    await file.close()
  }
}

if (!parentPort) throw new Error('not in a worker')
lowerPriority(0, 10)
// The thread's starter sends this type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
await writeFile(workerData as FileWanted, parentPort)

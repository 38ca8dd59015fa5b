import { open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

export const askedKinds = [
  'press',
  'tower',
  'parcel',
  'hand_over',
  'entry',
  'scan',
  'loss',
  'command',
] as const

/** A request to the server, by the id that its client chose. */
export type Asked = { kind: (typeof askedKinds)[number]; key: string }

type JournalEntry = {
  readonly kind: Asked['kind']
  /** The id of the row; null without an answer. */
  readonly id: string | null
  /** When it was asked, and then when it was answered, by `performance.now()`. */
  readonly at: number
}

/** The requests, and which of them the server has answered, with the id of the row. */
export type CrashJournal = {
  asked(one: Asked): void
  /**
   * Records an answer. Once this resolves it is on the disk, so that no later kill can lose it, and
   * the pause of the client is over.
   */
  answered(one: Asked, id: string): Promise<void>
  readonly entries: ReadonlyMap<string, JournalEntry>
  close(): Promise<void>
}

/** Opens a journal in a file. Clients pause for `pauseMs` after each answer. */
export async function openJournal(file: string, { pauseMs = 0 } = {}): Promise<CrashJournal> {
  const handle = await open(file, 'a')
  const entries = new Map<string, JournalEntry>()
  return {
    entries,
    asked({ kind, key }) {
      if (!entries.has(key)) entries.set(key, { kind, id: null, at: performance.now() })
    },
    async answered({ kind, key }, id) {
      const before = entries.get(key)?.id
      if (before != null && before !== id)
        throw new Error(`${key} was answered ${before} and ${id}`)
      const at = performance.now()
      await handle.appendFile(`${JSON.stringify({ kind, key, id })}\n`)
      await handle.datasync()
      entries.set(key, { kind, id, at })
      if (pauseMs > 0) await sleep(pauseMs)
    },
    close: () => handle.close(),
  }
}

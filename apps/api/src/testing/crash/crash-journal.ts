import { open } from 'node:fs/promises'

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

/** The requests, and which of them the server has answered, with the id of the row. */
export type CrashJournal = {
  asked(one: Asked): void
  /** Records an answer. Once this resolves it is on the disk, so that no later kill can lose it. */
  answered(one: Asked, id: string): Promise<void>
  readonly entries: ReadonlyMap<string, { kind: Asked['kind']; id: string | null }>
  close(): Promise<void>
}

export async function openJournal(file: string): Promise<CrashJournal> {
  const handle = await open(file, 'a')
  const entries = new Map<string, { kind: Asked['kind']; id: string | null }>()
  return {
    entries,
    asked({ kind, key }) {
      if (!entries.has(key)) entries.set(key, { kind, id: null })
    },
    async answered({ kind, key }, id) {
      const before = entries.get(key)?.id
      if (before != null && before !== id)
        throw new Error(`${key} was answered ${before} and ${id}`)
      await handle.appendFile(`${JSON.stringify({ kind, key, id })}\n`)
      await handle.datasync()
      entries.set(key, { kind, id })
    },
    close: () => handle.close(),
  }
}

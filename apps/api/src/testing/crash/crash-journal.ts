import { open } from 'node:fs/promises'

/** Something that was asked of the server, by the id that its client chose. */
export type Asked = { kind: 'press' | 'tower'; key: string }

/** What was asked, and what of it the server has answered, with the row it said it made. */
export type CrashJournal = {
  asked(one: Asked): void
  /** On the disk when it settles: what stands here was answered, whatever dies next. */
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

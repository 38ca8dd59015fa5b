import { ContactError, type Served } from '../worker/served.ts'
import { storeReaderEvents } from './reader-events.ts'

/** Reads what a reader logged since the last time, and stores it (access §27). */
export async function pullStep({ driver, reader, tools, write }: Served): Promise<void> {
  let { cursor } = reader
  let hasMore = true
  while (hasMore) {
    const pulled = await driver.pullEvents(cursor)
    if (!pulled.ok) throw new ContactError(pulled.failure)
    const { value } = pulled
    await write((context) =>
      storeReaderEvents(tools.credentials, context, { equipmentId: reader.id }, value),
    )
    ;({ cursor, hasMore } = value)
  }
}

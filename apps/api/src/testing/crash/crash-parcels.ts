import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@portaria/contract/value-types/uuid'
import * as z from 'zod/mini'
import { caller } from './crash-caller.ts'
import type { Client } from './crash-clients.ts'
import type { CrashJournal } from './crash-journal.ts'

const parcel = z.object({ data: z.object({ codes: z.array(z.object({ code: z.string() })) }) })

/** Who works at the desk, and whose parcels they are. */
type People = { desk: string; resident: string }

/** Receives one parcel after the other and hands each over by its code, and journals each answer. */
export function parcelWriter(url: string, people: People, journal: CrashJournal): Client {
  const stopping = new AbortController()
  const [desk, resident] = [caller(url, people.desk), caller(url, people.resident)]
  let apartment: string | undefined

  /**
   * Sends a call again until it is answered; returns null if it is refused or the writer is
   * stopped.
   */
  async function insist<T>(call: () => Promise<T>): Promise<T | null> {
    while (!stopping.signal.aborted) {
      try {
        return await call()
      } catch (error) {
        if (error instanceof Error && /answered (?:409|422|429)/.test(error.message)) return null
        await sleep(30)
      }
    }
    return null
  }

  async function handOne(apartment_id: string): Promise<void> {
    const id = newId()
    const received = { kind: 'parcel', key: id } as const
    journal.asked(received)
    const body = { id, kind: 'parcel', place: 'desk', apartment_id }
    if ((await insist(() => desk.post('/parcels', body))) === null) return
    await journal.answered(received, id)
    const read = await insist(async () => parcel.parse(await resident.read(`/parcels/${id}`)))
    const code = read?.data.codes[0]?.code
    if (code === undefined) return
    const handed = { kind: 'hand_over', key: `${id} handed over` } as const
    journal.asked(handed)
    // A hand-over that was stored without an answer is refused when it is sent again.
    const of = await insist(() => desk.post('/parcels/collect', { code }))
    if (of !== null) await journal.answered(handed, of)
  }

  const running = (async () => {
    while (!stopping.signal.aborted) {
      apartment ??= (await insist(() => resident.ids('/apartments?per_page=1')))?.[0]
      if (apartment === undefined) await sleep(30)
      else await handOne(apartment)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

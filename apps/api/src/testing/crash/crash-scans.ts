import {
  entriesAnswer,
  type NewEntry,
  packAnswer,
} from '@portaria/contract/modules/rounds/rounds/round-walk'
import { newId } from '@portaria/contract/value-types/uuid'
import * as z from 'zod/mini'
import type { Caller } from './crash-caller.ts'
import { type Client, writer } from './crash-clients.ts'
import type { CrashJournal } from './crash-journal.ts'

/** Limit of scans of one round, since each call reads all entries of its round. */
const SCANS_OF_ROUND = 40

const labels = z.object({ data: z.array(z.object({ code: z.string() })) })

/**
 * Scans the points of one round after the other. Sends each scan until it is answered, and journals
 * it.
 */
export function scanWriter(url: string, email: string, journal: CrashJournal): Client {
  const began = performance.now()
  const life = newId()
  let round: { id: string; run: string; codes: readonly string[]; scans: number } | undefined

  const entry = (runId: string, kind: NewEntry['kind']): NewEntry => ({
    id: newId(),
    run_id: runId,
    kind,
    at: new Date().toISOString(),
    page_life: life,
    monotonic_ms: Math.round(performance.now() - began),
  })

  async function keep(person: Caller, roundId: string, one: NewEntry): Promise<string> {
    const answered = await person.send(`/rounds/${roundId}/entries`, { entries: [one] })
    const [outcome] = entriesAnswer.parse(answered).data
    if (outcome?.outcome !== 'taken') throw new Error(`${one.id} is ${JSON.stringify(outcome)}`)
    return outcome.id
  }

  async function begin(person: Caller) {
    const [patrol_id] = await person.ids('/patrols?per_page=1')
    const id = await person.post('/rounds', { patrol_id })
    // Only the points of the round itself: scanning any other point counts for nothing.
    const { points } = packAnswer.parse(await person.read(`/rounds/${id}/pack`)).data
    const ids = points.map((point) => point.id)
    const codes = labels
      .parse(await person.send('/patrol-points/labels', { ids }))
      .data.map(({ code }) => code)
    const begun = { id, run: newId(), codes, scans: 0 }
    await keep(person, id, entry(begun.run, 'start'))
    return begun
  }

  return writer(url, email, journal, () => {
    const key = newId()
    let scan: { round: string; entry: NewEntry } | undefined
    return {
      asked: { kind: 'scan', key },
      async send(person) {
        if (!scan) {
          if (round && round.scans >= SCANS_OF_ROUND)
            // One round of a patrol is open at a time.
            await keep(person, round.id, entry(round.run, 'finish'))
          if (!round || round.scans >= SCANS_OF_ROUND) round = await begin(person)
          const code = round.codes[round.scans % round.codes.length]
          if (code === undefined) throw new Error('no point')
          scan = { round: round.id, entry: { ...entry(round.run, 'scan'), id: key, code } }
          round.scans += 1
        }
        return keep(person, scan.round, scan.entry)
      },
    }
  })
}

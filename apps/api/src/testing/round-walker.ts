import type { Role } from '@portaria/contract/actors/roles'
import type {
  Clocks,
  NewEntry,
  RoundPack,
  RoundWalk,
} from '@portaria/contract/modules/rounds/rounds/round-walk'
import { newId } from '@portaria/contract/value-types/uuid'
import type { RoundWorld } from './round-world.ts'

/** A telephone that walks rounds, with its own clock, for tests. */
export function roundWalker(world: RoundWorld, role: Role = 'funcionario') {
  const { test } = world
  let life = newId()
  let opened = 0
  /** The telephone's clock, and that of its page, in milliseconds. */
  const now = { clock: Date.now(), page: 0 }
  const entry = (
    runId: string,
    kind: NewEntry['kind'],
    more: Partial<NewEntry> = {},
  ): NewEntry => ({
    id: newId(),
    run_id: runId,
    kind,
    at: new Date(now.clock).toISOString(),
    page_life: life,
    monotonic_ms: now.page - opened,
    ...more,
  })
  const call = (roundId: string, entries: readonly NewEntry[], sent?: Clocks) =>
    test
      .as(role)
      .post(`/rounds/${roundId}/entries`, { payload: { entries, ...(sent && { sent }) } })
  return {
    now,
    entry,
    call,
    /** Readings of the telephone's clocks. */
    clocks: (): Clocks => ({
      at: new Date(now.clock).toISOString(),
      page_life: life,
      monotonic_ms: now.page - opened,
    }),
    /** Time goes by; with `asleep` the page counts none of it. */
    wait(seconds: number, { asleep = false } = {}) {
      now.clock += seconds * 1000
      if (!asleep) now.page += seconds * 1000
    },
    setClock(seconds: number) {
      now.clock += seconds * 1000
    },
    reload() {
      life = newId()
      opened = now.page
    },
    async codeOf(pointId: string): Promise<string> {
      const { body } = await test
        .as('sindico')
        .post('/patrol-points/labels', { payload: { ids: [pointId] } })
      return (body.data as unknown as { code: string }[])[0]?.code ?? ''
    },
    pack: async (roundId: string, query = '') =>
      (await test.as(role).get(`/rounds/${roundId}/pack${query}`)).body
        .data as unknown as RoundPack,
    /** Downloads a round's pack as if some minutes ago, and sets the telephone's clock to then. */
    async takeAlong(roundId: string, minutes: number) {
      const { status, raw } = await test.as(role).get(`/rounds/${roundId}/pack`)
      if (status !== 200) throw new Error(`the pack was refused: ${raw}`)
      const taken = `now() - interval '${minutes} minutes'`
      await world.past(`UPDATE round_packs SET taken_at = ${taken}, last_taken_at = ${taken}
        WHERE round_id = '${roundId}' AND user_id = '${test.person(role).userId}'`)
      now.clock = Date.now() - minutes * 60_000
    },
    walk: async (roundId: string, as: Role = 'sindico') =>
      (await test.as(as).get(`/rounds/${roundId}/walk`)).body.data as unknown as RoundWalk,
    /** Sends entries; returns the outcome of each. */
    async send(roundId: string, entries: readonly NewEntry[], sent?: Clocks): Promise<string[]> {
      const { status, body, raw } = await call(roundId, entries, sent)
      if (status !== 200) throw new Error(`entries were refused: ${raw}`)
      return (body.data as unknown as { outcome: string }[]).map(({ outcome }) => outcome)
    },
  }
}

import type { Actor } from '@portaria/contract/actors/actor'
import type {
  Answerer,
  BoxFound,
  GateExpected,
  GateInside,
  GateUnit,
} from '@portaria/contract/modules/gate/gate'
import { BOX_HITS } from '@portaria/contract/modules/gate/gate'
import type { Movement } from '@portaria/contract/modules/gate/gate-rolls'
import type { SearchGroup } from '@portaria/contract/modules/search/search'
import { trackingLikeness } from '@portaria/contract/value-types/tracking-code'
import { weekdayOf } from '@portaria/contract/value-types/weekdays'
import { sql } from 'kysely'
import { type AppDatabase, hasTenant } from '../../platform/database/app-database.ts'
import type { FileLinks } from '../../platform/files/file-links.ts'
import { ProblemError, problem } from '../../platform/problem.ts'
import { readCollected } from '../custody/public/parcel-custody.ts'
import type { ParcelKeys } from '../custody/public/parcel-keys.ts'
import { parcelsOfTyped } from '../custody/public/parcels-at-desk.ts'
import { isOfGuestList, readEventsOf } from '../reservations/public/today-events.ts'
import type { PassKeys } from '../visits/public/pass-keys.ts'
import { readMeant } from './box.repository.ts'
import { readAnswerers, readMuster } from './gate-lists.repository.ts'
import { isGuestOutside, readGatePasses } from './gate-passes.repository.ts'
import { readGateUnit, readMovements, readParties } from './gate-units.repository.ts'
import { readGateVisits, readInside } from './gate-visits.repository.ts'
import { madeOnce } from './made-once.ts'
import { nearPlates } from './near-plates.ts'
import { codeOfTyped, mayBeCode } from './pass-codes.ts'
import { todayVisits } from './today-visits.ts'

/** Limit of rows of a list of the desk; only a stadium has more. */
const LIST_MAX = 5_000

/** Limit of passes of helpers on the list of today; the answer also has the number of others. */
const PASSES_MAX = 1_000

/** The reads of the desk, at `/gate/…`. */
export type GateService = {
  /** Throws `throttled` for too many PINs and pick-up codes, and for documents looked up. */
  box(actor: Actor, typed: string): Promise<BoxFound>
  expected(actor: Actor): Promise<GateExpected>
  inside(actor: Actor): Promise<GateInside>
  /** Returns the JSON of a `Muster`, made once for all desks of a company. */
  muster(actor: Actor): Promise<Buffer>
  /** Throws `not_found` for a unit of another company. */
  answerers(actor: Actor, apartmentId: string): Promise<Answerer[]>
  /** Throws `not_found` for a unit of another company. */
  unit(actor: Actor, apartmentId: string): Promise<GateUnit>
  movements(actor: Actor): Promise<Movement[]>
}

/** The global search, which the app provides. */
export type Search = (actor: Actor, typed: string) => Promise<SearchGroup[]>

const nothing: BoxFound = {
  pass: null,
  refusal: null,
  visits: [],
  passes: [],
  plates: [],
  collected: null,
  parcels: [],
  found: [],
}

export function gateService(
  { database, rolls }: { readonly database: AppDatabase; readonly rolls: AppDatabase },
  links: FileLinks,
  keys: { readonly passes: PassKeys; readonly parcels: ParcelKeys },
  search: Search,
): GateService {
  const muster = madeOnce((actor) => rolls.readInTenant(actor, readMuster))

  /** Returns the results of a code; not read-only, since a wrong PIN is counted. */
  function ofCode(
    actor: Actor,
    typed: string,
  ): Promise<Pick<BoxFound, 'pass' | 'refusal' | 'collected'>> {
    return database.inTenant(actor, async (context) => {
      const { passId, refusal, shown } = await codeOfTyped(keys, context, typed)
      const found = passId && (await readGatePasses(context, links, sql`p.id = ${passId}`, 1))
      const pass = (found && found.passes[0]) || null
      const collected = shown && (await readCollected(context, shown, false))
      return { pass, refusal, collected }
    })
  }

  /** Adds the visits and passes of visitors that a document or a telephone found. */
  async function ofFoundVisitors(
    actor: Actor,
    found: readonly SearchGroup[],
    { visits, passes }: Pick<BoxFound, 'visits' | 'passes'>,
  ): Promise<Pick<BoxFound, 'visits' | 'passes'>> {
    const known = new Set([...visits, ...passes].map(({ visitor_id }) => visitor_id))
    const ids = found
      .filter(({ register }) => register === 'visitors')
      .flatMap(({ hits }) => hits.map(({ id }) => id).filter((id) => !known.has(id)))
    if (ids.length === 0) return { visits, passes }
    const more = await database.readInTenant(actor, (context) =>
      readMeant(context, links, { visitorIds: ids }),
    )
    return { visits: [...visits, ...more.visits], passes: [...passes, ...more.passes] }
  }

  return {
    async box(actor, typed) {
      const asked = mayBeCode(typed) ? await settled(ofCode(actor, typed)) : null
      const coded = asked && 'value' in asked ? asked.value : null
      // A typed code is nothing else: looking it up as a document would count as a look-up.
      if (coded && (coded.pass || coded.refusal || coded.collected)) return { ...nothing, ...coded }
      const words = typed.trim()
      const [searched, own] = await Promise.all([
        settled(search(actor, words)),
        database.readInTenant(actor, async (context) => {
          const [meant, plates, parcels] = await Promise.all([
            readMeant(context, links, { typed: words }),
            nearPlates(context, words, BOX_HITS),
            parcelsOfTyped(context, words, BOX_HITS),
          ])
          return { ...meant, plates, parcels }
        }),
      ])
      const isOwn = Object.values(own).some(({ length }) => length > 0)
      // A person without look-ups left still receives parcels and sees other results.
      if ('error' in searched && !isOwn && trackingLikeness(words) === null) throw searched.error
      const found = 'error' in searched ? [] : searched.value
      // A person who has used up their tries of codes still finds documents and telephones of eight
      // digits.
      if (asked && 'error' in asked && !isOwn && found.length === 0) throw asked.error
      const { visits, passes } = await ofFoundVisitors(actor, found, own)
      return { ...nothing, ...own, found, visits, passes }
    },

    expected: (actor) =>
      database.readInTenant(actor, async (context) => {
        const today = await todayVisits(context)
        const { day, where, order } = today
        const visits = await readGateVisits(context, links, { where, order, limit: LIST_MAX })
        const { passes, leftOff } = await readGatePasses(
          context,
          links,
          sql`p.state = 'active' AND p.status = 'ATIVO' AND p.uses_allowed IS DISTINCT FROM 1
            AND now() BETWEEN p.valid_from AND p.valid_to
            AND NOT ${isOfGuestList}
            AND (p.weekdays = '{}' OR ${weekdayOf(day)} = ANY(p.weekdays))
            AND (p.uses_allowed IS NULL OR p.uses_done < p.uses_allowed)
            AND ${isGuestOutside}`,
          PASSES_MAX,
        )
        const events = await readEventsOf(context, today)
        return { visits, passes, left_off: leftOff, events, parties: await readParties(context) }
      }),

    inside: (actor) => database.readInTenant(actor, (context) => readInside(context, links)),
    async muster(actor) {
      if (!hasTenant(actor)) throw problem('tenant_required')
      return muster(actor)
    },
    answerers: (actor, id) =>
      database.readInTenant(actor, (context) => readAnswerers(context, links, id)),
    unit: (actor, id) =>
      database.readInTenant(actor, (context) => readGateUnit(context, links, id)),
    movements: (actor) => database.readInTenant(actor, readMovements),
  }
}

type Settled<T> = { value: T } | { error: ProblemError }

/** Returns the result of a search, or the limit that it met; rejects for everything else. */
async function settled<T>(searching: Promise<T>): Promise<Settled<T>> {
  try {
    return { value: await searching }
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'throttled') return { error }
    throw error
  }
}

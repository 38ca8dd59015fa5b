import type { Actor } from '@portaria/contract/actor'
import type {
  Answerer,
  BoxFound,
  GateExpected,
  GateInside,
  GateLoan,
  GateVisit,
  Muster,
  WaitingParcels,
} from '@portaria/contract/features/gate'
import { BOX_HITS } from '@portaria/contract/features/gate'
import { weekdayOf } from '@portaria/contract/features/pass-window'
import { sql } from 'kysely'
import { readLoans } from '../../domain/lent-items.ts'
import { readCollected } from '../../domain/parcel-custody.ts'
import type { ParcelKeys } from '../../domain/parcel-keys.ts'
import type { PassKeys } from '../../domain/pass-keys.ts'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { FileLinks } from '../../platform/files/file-links.ts'
import { readAnswerers, readMuster } from './gate-lists.repository.ts'
import { parcelsOfTyped, readWaiting } from './gate-parcels.repository.ts'
import { readGatePasses } from './gate-passes.repository.ts'
import { readGateVisits, readInside } from './gate-visits.repository.ts'
import { nearPlates } from './near-plates.ts'
import { codeOfTyped } from './pass-codes.ts'
import { todayVisits } from './today-visits.ts'

/** Most rows of a list of the desk; more are a stadium's. */
const LIST_MAX = 5_000

/** Most passes of helpers on the list of today; how many more there are is told. */
const PASSES_MAX = 1_000

/** What the desk reads (domain.md section 6, `/gate/…`). */
export type GateService = {
  /** Throws `throttled` for PINs and pick-up codes that are tried. */
  box(actor: Actor, typed: string): Promise<BoxFound>
  expected(actor: Actor): Promise<GateExpected>
  inside(actor: Actor): Promise<GateInside>
  muster(actor: Actor): Promise<Muster>
  /** Throws `not_found` for a unit that is not the company's. */
  answerers(actor: Actor, apartmentId: string): Promise<Answerer[]>
  loans(actor: Actor): Promise<GateLoan[]>
  /** How many parcels wait, in all and of each unit. */
  parcels(actor: Actor): Promise<WaitingParcels>
}

export function gateService(
  database: AppDatabase,
  links: FileLinks,
  keys: { readonly passes: PassKeys; readonly parcels: ParcelKeys },
): GateService {
  return {
    box: (actor, typed) =>
      // Not read-only: a wrong PIN is counted.
      database.inTenant(actor, async (context) => {
        const { passId, refusal, told } = await codeOfTyped(keys, context, typed)
        const found = passId && (await readGatePasses(context, links, sql`p.id = ${passId}`, 1))
        const pass = (found && found.passes[0]) || null
        const words = typed.trim()
        const visits = words.length < 2 || pass ? [] : await openVisits(context, links, words)
        return {
          pass,
          refusal,
          visits,
          plates: await nearPlates(context, words, BOX_HITS),
          collected: told && (await readCollected(context, told, false)),
          parcels: pass ? [] : await parcelsOfTyped(context, words, BOX_HITS),
        }
      }),

    expected: (actor) =>
      database.readInTenant(actor, async (context) => {
        const { day, where, order } = await todayVisits(context)
        const visits = await readGateVisits(context, links, { where, order, limit: LIST_MAX })
        const { passes, leftOff } = await readGatePasses(
          context,
          links,
          sql`p.state = 'active' AND p.status = 'ATIVO' AND p.uses_allowed IS DISTINCT FROM 1
            AND now() BETWEEN p.valid_from AND p.valid_to
            AND (p.weekdays = '{}' OR ${weekdayOf(day)} = ANY(p.weekdays))
            AND (p.uses_allowed IS NULL OR p.uses_done < p.uses_allowed)`,
          PASSES_MAX,
        )
        return { visits, passes, left_off: leftOff }
      }),

    inside: (actor) => database.readInTenant(actor, (context) => readInside(context, links)),
    muster: (actor) => database.readInTenant(actor, readMuster),
    answerers: (actor, id) =>
      database.readInTenant(actor, (context) => readAnswerers(context, links, id)),
    parcels: (actor) => database.readInTenant(actor, readWaiting),
    loans: (actor) => database.readInTenant(actor, readLoans),
  }
}

/** Open visits by words of the guest's name or by a plate, those at the gate first. */
function openVisits(context: TenantContext, links: FileLinks, typed: string): Promise<GateVisit[]> {
  const words = typed.split(/\s+/).slice(0, 5)
  const found = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return sql`v.search_text LIKE search_normal(${pattern})`
  })
  return readGateVisits(context, links, {
    where: sql`v.state IN ('expected', 'waiting', 'authorised', 'inside')
      AND ${sql.join(found, sql` AND `)}`,
    order: sql`array_position(ARRAY['waiting', 'authorised', 'expected', 'inside'], v.state),
      v.expected_from, v.id`,
    limit: BOX_HITS,
  })
}

import { BOX_HITS, type GatePass, type GateVisit } from '@portaria/contract/modules/gate/gate'
import { dayAfter } from '@portaria/contract/value-types/date'
import { searchReadings, spacedPlate } from '@portaria/contract/value-types/search-words'
import { typedUnits } from '@portaria/contract/value-types/typed-unit'
import { weekdayOf } from '@portaria/contract/value-types/weekdays'
import { sql } from 'kysely'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import {
  beginsFirst,
  beginsWords,
  either,
  hasWord,
} from '../../platform/database/word-conditions.ts'
import type { FileLinks } from '../../platform/files/file-links.ts'
import { isBlockedGuest } from '../visits/public/visit-marks.ts'
import { isGuestOutside, readGatePasses } from './gate-passes.repository.ts'
import { readGateVisits } from './gate-visits.repository.ts'
import { type TodayVisits, todayVisits } from './today-visits.ts'

/** The people whose visits and passes the box searches for. */
export type Meant =
  /** A typed text: words of a name, a plate, or a name with a unit. */
  | { typed: string }
  /** Visitors that the global search found, by a document or a telephone. */
  | { visitorIds: readonly string[] }

type Found = { visits: GateVisit[]; passes: GatePass[] }

/** Minimum letters of a search among visits: fewer occur in almost every visit. */
const LETTERS_MIN = 2

/**
 * Reads the open visits of the people who are meant, and their passes for many entries that are
 * valid today.
 */
export async function readMeant(
  context: TenantContext,
  links: FileLinks,
  meant: Meant,
): Promise<Found> {
  const [ofVisits, ofPasses] = [isMeant(sql.ref('v'), meant), isMeant(sql.ref('p'), meant)]
  if (ofVisits === null || ofPasses === null) return { visits: [], passes: [] }
  const today = await todayVisits(context)
  const visits = readGateVisits(context, links, {
    where: sql`v.state IN ('expected', 'waiting', 'authorised', 'inside') AND ${ofVisits}`,
    order: sql`${isBlockedGuest(sql.ref('v'), context.actor)} DESC,
      array_position(ARRAY['waiting', 'authorised', 'inside', 'expected'], v.state),
      ${today.where} DESC, ${firstOf(sql.ref('v'), meant)}v.expected_from, v.id`,
    limit: BOX_HITS,
  })
  const ofMany = readGatePasses(
    context,
    links,
    sql`${holdsOn(today)} AND ${ofPasses} AND ${isGuestOutside}`,
    BOX_HITS,
  )
  const [found, { passes }] = await Promise.all([visits, ofMany])
  return { visits: found, passes }
}

/** Returns the condition on a visit or a pass; null if the typed text cannot mean any. */
function isMeant(row: Sql, meant: Meant): Sql | null {
  if ('visitorIds' in meant) {
    const ids = [...meant.visitorIds]
    return ids.length === 0 ? null : sql`${row}.visitor_id = ANY(${ids}::uuid[])`
  }
  const readings = searchReadings(meant.typed)
  if (readings.length === 0 || meant.typed.trim().length < LETTERS_MIN) return null
  const text = sql`${row}.search_text`
  const inUnits = typedUnits(meant.typed).flatMap(({ number, words: names }) =>
    names.length === 0
      ? []
      : [
          sql`(${beginsWords([names])(text)} AND EXISTS (SELECT 1 FROM apartments u
            WHERE u.tenant_id = ${row}.tenant_id AND u.id = ${row}.apartment_id
              AND ${hasWord(number)(sql`u.search_text`)}))`,
        ],
  )
  const plate = spacedPlate(meant.typed)
  const all = plate === null ? readings : [...readings, [plate]]
  return either([beginsWords(all)(text), ...inUnits])
}

/** Orders guests whose name begins with the first word before others. */
function firstOf(row: Sql, meant: Meant): Sql {
  const readings = 'typed' in meant ? searchReadings(meant.typed) : []
  if (readings.length === 0) return sql``
  return sql`${beginsFirst(readings)(sql`${row}.search_text`)} DESC, `
}

/**
 * Returns the condition of passes `p` for many entries that are valid at some time of today, used
 * up or not.
 */
export function holdsOn({ day, start, end }: TodayVisits): Sql {
  const yesterday = weekdayOf(dayAfter(day, -1))
  return sql`p.state = 'active' AND p.status = 'ATIVO' AND p.uses_allowed IS DISTINCT FROM 1
    AND p.valid_from < ${end} AND p.valid_to >= ${start}
    AND (p.weekdays = '{}' OR ${weekdayOf(day)} = ANY(p.weekdays)
      OR (p.to_time <= p.from_time AND ${yesterday} = ANY(p.weekdays)))`
}

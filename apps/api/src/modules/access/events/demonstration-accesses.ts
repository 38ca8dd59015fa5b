import { sql } from 'kysely'
import type { DemonstrationSite, DemonstrationTools } from '../../../parts/demonstration-part.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { holidaysAmong } from '../../companies/public/holidays.ts'
import { readLocalMoment } from '../../companies/public/local-moment.ts'
import { passKeys } from '../../visits/public/pass-keys.ts'
import { renewSecrets } from '../../visits/public/pass-secrets.ts'
import { readVisitSettings } from '../../visits/public/visits.ts'
import { readRules } from '../decisions/point-rules.ts'
import { eventColumns } from './access-events.repository.ts'
import { type DatedEvent, decidedEvents } from './demonstration-decisions.ts'
import { fortnight, placed } from './demonstration-fortnight.ts'
import { habitsOf } from './demonstration-habits.ts'
import { happenings, refusedAttempts } from './demonstration-incidents.ts'
import { guestsOf, passRow } from './demonstration-passes.ts'
import { type Cast, readCast } from './demonstration-people.ts'

type Point = { readonly id: string; readonly name: string }

/**
 * Writes what happened at the points in the two weeks before the loading, each attempt as the
 * recorder would have decided it, and the passes of guests who came.
 */
export async function writeAccesses(
  site: DemonstrationSite,
  tools: DemonstrationTools,
  context: TenantContext,
  points: readonly Point[],
): Promise<void> {
  const { queries, actor } = context
  const { day: today, time } = await readLocalMoment(context, { withHolidays: false })
  const dates = fortnight(today, new Set()).map(({ day }) => day)
  const holidays = await holidaysAmong(queries, actor.tenantId, dates)
  const days = fortnight(today, holidays)
  const cast = await readCast(context, site, today)
  const random = tools.ids(`accesses ${site.tenantId}`)
  const { passes, planned } = guestsOf(cast, site.condominoId, days, random)
  const { tolerance_min: toleranceMin } = await readVisitSettings(context)
  const everything = [
    ...habitsOf(cast, days, random),
    ...happenings(cast),
    ...refusedAttempts(cast, days, random),
    ...planned,
  ]
  const { events, uses } = decidedEvents(everything.filter(isBefore(minuteOf(time))), {
    today,
    holidays,
    points: new Map(points.map((point) => [point.name, point])),
    rules: await readRules(context, sql`true`, peopleOf(cast, passes)),
    toleranceMin,
    openedBy: site.desk?.first ?? null,
  })
  await tools.insert(
    context,
    'passes',
    passes.map((pass) => passRow(pass, uses.get(pass.id) ?? 0)),
  )
  const keys = passKeys(tools.secret, tools.publicUrl)
  for (const { id } of passes) await renewSecrets(keys, context, id)
  const ids = new Map<DatedEvent, string>()
  const rows = events
    .toSorted((one, other) => one.at - other.at)
    .map((dated) => {
      const { at, event, attempt } = dated
      const id = random.id()
      ids.set(dated, id)
      const attemptId = attempt === undefined ? null : (ids.get(attempt) ?? null)
      return { id, at: placed(at), ...eventColumns({ ...event, attemptId }) }
    })
  await tools.insert(context, 'access_events', rows)
}

/** Whether it is over at a minute of the present day, and somebody has gone through. */
const isBefore =
  (minute: number) =>
  ({ at }: { readonly at: number }): boolean =>
    at < minute - 1

const peopleOf = (
  { neighbours, workers, technician, withdrawn, deadCards }: Cast,
  passes: ReturnType<typeof guestsOf>['passes'],
) => [
  ...[...neighbours, ...workers, ...withdrawn, ...passes].map(({ facts }) => facts),
  ...(technician ? [technician.facts] : []),
  ...deadCards.flatMap(({ holder }) => holder ?? []),
]

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

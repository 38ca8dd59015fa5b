import { sql } from 'kysely'
import type {
  DemonstrationSite,
  DemonstrationTools,
  Minutes,
} from '../../../parts/demonstration-part.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { happened, types } from './demonstration-texts.ts'

const DAY = 24 * 60

/** A day from the day of loading, at an hour of the company's clock. */
const at = (days: number, hours: number): Minutes => ({
  minutes: Math.round(days * DAY),
  clock: Math.round(hours * 60),
})

/** The year of a moment by the clock of the machine: occurrences are numbered by it. */
const yearOf = ({ minutes }: Minutes): number =>
  new Date(Date.now() + minutes * 60_000).getFullYear()

/** The login of the demonstration's resident, who reports something and sits on the council. */
async function readResident(
  { queries, actor }: TenantContext,
  { condominoId }: DemonstrationSite,
): Promise<string | null> {
  const found = await queries.first(sql<{ user_id: string }>`
    SELECT user_id FROM memberships
    WHERE tenant_id = ${actor.tenantId} AND resident_id = ${condominoId} AND role = 'condomino'
    ORDER BY id LIMIT 1`)
  return found?.user_id ?? null
}

/** Four months of occurrences of the main company, and what its council was told. */
export async function writeOccurrences(
  site: DemonstrationSite,
  { ids, insert }: DemonstrationTools,
  context: TenantContext,
): Promise<void> {
  const { queries } = context
  const random = ids(`${site.tenantId} occurrences`)
  const resident = await readResident(context, site)
  const kinds = types.map((one) => ({ ...one, id: random.id() }))
  await insert(
    context,
    'occurrence_types',
    kinds.map(({ id, name, group, severity, hours, photo, color }) => ({
      id,
      name,
      group,
      default_severity: severity,
      requires_photo: photo === true,
      sla_hours: hours,
      color,
    })),
  )
  const numbered = new Map<number, number>()
  const rows = happened().map((one) => {
    const year = yearOf(at(one.day, 20))
    const number = (numbered.get(year) ?? 0) + 1
    numbered.set(year, number)
    return { ...one, id: random.id(), number: `${number}/${year}` }
  })
  await insert(
    context,
    'occurrences',
    rows.map(({ id, number, day, hour, title, description, place, kind, state, own, outcome }) => {
      const type = kinds.find(({ name }) => name === kind)
      const isOver = state === 'closed' || state === 'cancelled'
      return {
        id,
        number,
        type_id: own && state === 'open' ? null : (type?.id ?? null),
        title,
        description,
        happened_at: at(day, hour),
        place: place ?? null,
        severity: type?.severity ?? 'minor',
        reporter_id: own ? resident : (site.desk?.first ?? null),
        state,
        outcome: state === 'closed' ? (outcome ?? null) : null,
        cancel_reason: state === 'cancelled' ? (outcome ?? null) : null,
        closed_at: isOver ? at(day + 4, 16) : null,
        closed_by_id: isOver ? (site.desk?.first ?? null) : null,
        created_at: at(day, hour),
      }
    }),
  )
  await insert(
    context,
    'occurrence_involved',
    rows
      .filter(({ concerns }) => concerns)
      .map(({ id }, nth) => ({
        id: random.id(),
        occurrence_id: id,
        ordinal: 0,
        apartment_id: site.apartments[(nth * 53 + 7) % site.apartments.length]?.id ?? null,
      })),
  )
  await insert(
    context,
    'occurrence_notes',
    rows.flatMap(({ id, day, notes }) =>
      notes.map(({ after, body, audience = 'team', step = null }) => ({
        id: random.id(),
        occurrence_id: id,
        audience,
        body,
        step,
        author_id: site.desk?.first ?? null,
        created_at: at(day + after, 15),
      })),
    ),
  )
  for (const [year, last] of numbered)
    await queries.count(sql`
      INSERT INTO number_series (tenant_id, series, year, last)
      VALUES (${site.tenantId}, 'occurrences', ${year}, ${last})`)
}

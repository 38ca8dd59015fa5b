import type { PresentPerson } from '@portaria/contract/modules/access/presence/presence'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { type PersonColumns, personOf } from '../decisions/person-facts.ts'
import { readPersonTitles } from '../decisions/person-titles.ts'
import {
  areaSigns,
  belongsHere,
  doubtsOf,
  isRecent,
  stillCounts,
} from '../presence/presence-terms.ts'

/** Whether a row of presence says that its person is inside, and is recent enough to count. */
export const countsAsInside = (row: Sql): Sql => stillCounts(row, sql`${row}.doubts`)

/** A person who is inside, with the name of the area in which they were seen. */
export type SeenPerson = PresentPerson & { readonly area: string | null }

type Row = PersonColumns &
  Pick<PresentPerson, 'phone' | 'point' | 'corrected_by' | 'doubts'> & {
    readonly area: string | null
    readonly seen_at: Date
  }

/**
 * Reads the people who were seen to be inside by the points that they passed, by area and name, with
 * what makes that doubtful (access §49, §50).
 */
export async function readPresence(context: TenantContext): Promise<SeenPerson[]> {
  const { queries, actor } = context
  const [row, doubts] = [sql.ref('s'), sql.ref('d.doubts')]
  const phone = (table: string, pointer: string) => sql`(SELECT x.phones[1]
    FROM ${sql.table(table)} x WHERE x.tenant_id = s.tenant_id AND x.id = s.${sql.ref(pointer)})`
  const rows = await queries.all(sql<Row>`
    WITH inside AS MATERIALIZED (
      SELECT s.* FROM access_presence s
      WHERE s.tenant_id = ${actor.tenantId} AND s.is_inside AND ${isRecent(sql.ref('s.seen_at'))}),
    areas AS MATERIALIZED (
      SELECT a.id, g.* FROM (SELECT DISTINCT area_id AS id FROM inside WHERE area_id IS NOT NULL) a
      CROSS JOIN LATERAL ${areaSigns(actor.tenantId, sql.ref('a.id'))} g)
    SELECT s.resident_id, s.employee_id, s.provider_id, s.visitor_id, s.seen_at, d.doubts,
      a.name AS area, p.name AS point, u.name AS corrected_by,
      coalesce(${phone('residents', 'resident_id')}, ${phone('employees', 'employee_id')},
        ${phone('service_providers', 'provider_id')}, ${phone('visitors', 'visitor_id')}) AS phone
    FROM inside s
    LEFT JOIN areas g ON g.id = s.area_id
    CROSS JOIN LATERAL (SELECT ${doubtsOf(row, sql.ref('g'))} AS doubts) d
    LEFT JOIN access_areas a ON a.tenant_id = s.tenant_id AND a.id = s.area_id
    LEFT JOIN access_points p ON p.tenant_id = s.tenant_id AND p.id = s.point_id
    LEFT JOIN users u ON u.id = s.corrected_by
    WHERE ${stillCounts(row, doubts)} AND ${belongsHere(row, actor)}
    ORDER BY a.name NULLS LAST, s.seen_at DESC`)
  const people = rows.flatMap((one) => {
    const person = personOf(one)
    return person ? [{ person, one }] : []
  })
  const titles = await readPersonTitles(
    context,
    people.map(({ person }) => person),
  )
  return people
    .flatMap(({ person, one }): SeenPerson[] => {
      const titled = titles.get(person.id)
      if (!titled) return []
      const { area, phone: number, point, corrected_by, doubts: reasons, seen_at } = one
      return [
        {
          ...titled,
          area,
          phone: number,
          seen_at: seen_at.toISOString(),
          point,
          corrected_by,
          doubts: reasons,
        },
      ]
    })
    .toSorted(byAreaAndName)
}

/** The order of the list: by the name of the area, unknown ones last, then by person. */
function byAreaAndName(one: SeenPerson, other: SeenPerson): number {
  if (one.area === other.area) return one.title.localeCompare(other.title, 'pt')
  if (one.area === null) return 1
  return other.area === null ? -1 : one.area.localeCompare(other.area, 'pt', { numeric: true })
}

import { sql } from 'kysely'
import { dateIn, onDay, yearNumbers } from '../../../parts/demonstration-moments.ts'
import type { DemonstrationSite, DemonstrationTools } from '../../../parts/demonstration-part.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { continueNumbers } from '../../companies/public/number-series.ts'
import { drawMatter, MATTER_SIZE } from '../draw-matter.ts'
import { happened, types } from './demonstration-texts.ts'

/** Reads the login of the demonstration's resident, who reports something and is on the council. */
export async function readResident(
  { queries, actor }: TenantContext,
  { condominoId }: DemonstrationSite,
): Promise<string | null> {
  const found = await queries.first(sql<{ user_id: string }>`
    SELECT user_id FROM memberships
    WHERE tenant_id = ${actor.tenantId} AND resident_id = ${condominoId} AND role = 'condomino'
    ORDER BY id LIMIT 1`)
  return found?.user_id ?? null
}

/** Returns a moment some hours after the beginning of a day. */
const hoursLater = (day: number, hours: number) => onDay(day + Math.floor(hours / 24), hours % 24)

/** Writes four months of occurrences of the main company, some by the resident of a login. */
export async function writeOccurrences(
  site: DemonstrationSite,
  { ids, insert, draw }: DemonstrationTools,
  context: TenantContext,
  resident: string | null,
): Promise<void> {
  const random = ids(`${site.tenantId} occurrences`)
  const pictures = ids(`${site.tenantId} pictures of occurrences`)
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
  const numbers = yearNumbers()
  const rows = happened().map((one) => ({
    ...one,
    id: random.id(),
    number: numbers.next(onDay(one.day, 20)),
  }))
  await insert(
    context,
    'occurrences',
    rows.map(
      ({ id, number, day, hour, title, description, place, kind, state, own, outcome, notes }) => {
        const type = kinds.find(({ name }) => name === kind)
        const end = notes.find(({ step }) => step === 'close' || step === 'cancel')
        const hours = own && state === 'open' ? null : (type?.hours ?? null)
        return {
          id,
          number,
          type_id: own && state === 'open' ? null : (type?.id ?? null),
          title,
          description,
          happened_at: onDay(day, hour),
          place: place ?? null,
          severity: type?.severity ?? 'minor',
          reporter_id: own ? resident : (site.desk?.first ?? null),
          state,
          outcome: state === 'closed' ? (outcome ?? null) : null,
          cancel_reason: state === 'cancelled' ? (outcome ?? null) : null,
          due_on: hours === null ? null : dateIn(day + (hour + hours) / 24),
          closed_at: end ? hoursLater(day, hour + end.after * 24) : null,
          closed_by_id: end ? (site.desk?.first ?? null) : null,
          created_at: onDay(day, hour),
        }
      },
    ),
  )
  for (const { id, photo } of rows)
    if (photo)
      await insert(context, 'occurrence_attachments', [
        {
          id: pictures.id(),
          occurrence_id: id,
          ordinal: 0,
          name: photo.name,
          picture_file_id: await draw(context, pictures.id(), drawMatter(photo.scene), MATTER_SIZE),
        },
      ])
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
    rows.flatMap(({ id, day, hour, notes }) =>
      notes.map(({ after, body, audience = 'team', step = null }) => ({
        id: random.id(),
        occurrence_id: id,
        audience,
        body,
        step,
        author_id: site.desk?.first ?? null,
        created_at: hoursLater(day, hour + after * 24),
      })),
    ),
  )
  await continueNumbers(context, 'occurrences', numbers.lasts)
}

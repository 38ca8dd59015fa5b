import { sql } from 'kysely'
import { dateIn, onDay, yearNumbers } from '../../../parts/demonstration-moments.ts'
import type { DemonstrationSite, DemonstrationTools } from '../../../parts/demonstration-part.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { continueNumbers } from '../../companies/public/number-series.ts'
import { drawMatter, MATTER_SIZE, type MatterScene } from '../draw-matter.ts'
import { type Asked, askedOf, categories, type Said } from './demonstration-texts.ts'
import { planNext } from './request-jobs.ts'

type Workers = {
  readonly employee: string | null
  readonly provider: string | null
  /** The user at the desk, who answers. */
  readonly user: string | null
}

/** Reads the usual assignees: an employee, and the provider of the demonstration's login. */
async function readWorkers(
  { queries, actor }: TenantContext,
  { desk }: DemonstrationSite,
): Promise<Workers> {
  const found = await queries.one(sql<{ employee: string | null; provider: string | null }>`
    SELECT (SELECT id FROM employees WHERE tenant_id = ${actor.tenantId} AND status = 'ATIVO'
        AND deleted_at IS NULL ORDER BY created_at, id LIMIT 1) AS employee,
      (SELECT p.id FROM service_providers p
       LEFT JOIN memberships m ON m.tenant_id = p.tenant_id AND m.provider_id = p.id
       WHERE p.tenant_id = ${actor.tenantId} AND p.status = 'ATIVO' AND p.deleted_at IS NULL
       ORDER BY m.id IS NULL, p.created_at, p.id LIMIT 1) AS provider`)
  return { ...found, user: desk?.first ?? null }
}

/** Writes four months of typical requests of the main company. */
export async function writeRequests(
  site: DemonstrationSite,
  { ids, insert, draw }: DemonstrationTools,
  context: TenantContext,
): Promise<void> {
  const { queries } = context
  const random = ids(`${site.tenantId} requests`)
  const pictures = ids(`${site.tenantId} pictures of requests`)
  const photograph = (scene: MatterScene) =>
    draw(context, pictures.id(), drawMatter(scene), MATTER_SIZE)
  const workers = await readWorkers(context, site)
  const kinds = categories.map((one) => ({ ...one, id: random.id() }))
  await insert(
    context,
    'request_categories',
    kinds.map(({ id, name, hours, by }) => ({
      id,
      name,
      sla_hours: hours,
      assignee_employee_id: by === 'employee' ? workers.employee : null,
      assignee_provider_id: by === 'provider' ? workers.provider : null,
    })),
  )
  const homes = site.occupancies.filter(
    ({ relation, ends_on: end }) => end === null && (relation === 'owner' || relation === 'tenant'),
  )
  const own = homes.find(({ resident_id: who }) => who === site.condominoId)
  const numbers = yearNumbers()
  const rows = askedOf().map((one, nth) => {
    const home = one.own ? own : homes[(nth * 37 + 11) % homes.length]
    const kind = kinds.find(({ name }) => name === one.category)
    return { ...one, id: random.id(), number: numbers.next(onDay(one.day, 10)), home, kind }
  })
  await insert(
    context,
    'requests',
    rows.map(({ id, number, home, kind, ...one }) =>
      rowOf(one, { id, number, home, kind, workers }),
    ),
  )
  for (const { id, photo } of rows)
    if (photo)
      await insert(context, 'request_attachments', [
        {
          id: pictures.id(),
          request_id: id,
          ordinal: 0,
          name: photo.name,
          picture_file_id: await photograph(photo.scene),
        },
      ])
  const comments = rows.flatMap(({ id, said }) =>
    said.map(async ({ day, body = '', audience = 'requester', step = null, photo }) => ({
      id: random.id(),
      request_id: id,
      audience,
      body,
      step,
      picture_file_id: photo ? await photograph(photo) : null,
      created_at: onDay(day, 11),
      author_id: step === 'settle' ? null : workers.user,
    })),
  )
  await insert(context, 'request_comments', await Promise.all(comments))
  await continueNumbers(context, 'requests', numbers.lasts)
  const waiting = await queries.all(sql<Parameters<typeof planNext>[1]>`
    SELECT * FROM requests WHERE tenant_id = ${site.tenantId} ORDER BY id`)
  for (const row of waiting) await planNext(context, row)
}

type Placed = {
  readonly id: string
  readonly number: string
  readonly home: { readonly apartment_id: string; readonly resident_id: string } | undefined
  readonly kind:
    | { readonly id: string; readonly hours: number | null; readonly by: string | null }
    | undefined
  readonly workers: Workers
}

const lastOf = (said: readonly Said[], step: Said['step']) =>
  said.findLast((one) => one.step === step)

/** Returns a request in stored form, by its comments. */
function rowOf(one: Asked, { id, number, home, kind, workers }: Placed): object {
  const done = lastOf(one.said, 'complete')
  const closed = lastOf(one.said, 'close') ?? lastOf(one.said, 'settle')
  const answered = lastOf(one.said, 'decline') ?? lastOf(one.said, 'defer')
  const isGiven = one.state !== 'open' || kind?.by !== null
  return {
    id,
    number,
    subject: one.subject,
    category_id: kind?.id ?? null,
    description: one.description,
    apartment_id: one.place === undefined ? (home?.apartment_id ?? null) : null,
    place: one.place ?? null,
    requester_id: home?.resident_id ?? null,
    priority: one.priority ?? 'normal',
    assignee_employee_id: isGiven && kind?.by !== 'provider' ? workers.employee : null,
    assignee_provider_id: isGiven && kind?.by === 'provider' ? workers.provider : null,
    due_on: kind?.hours ? dateIn(one.day + kind.hours / 24) : null,
    state: one.state,
    opened_at: onDay(one.day, 10),
    deferred_until: one.state === 'deferred' ? dateIn(20) : null,
    answer: (done ?? answered)?.body ?? null,
    answered_at: answered ? onDay(answered.day, 11) : null,
    done_at: done ? onDay(done.day, 11) : null,
    closed_at: one.state === 'closed' && closed ? onDay(closed.day, 11) : null,
    rating: one.rating ?? null,
    created_at: onDay(one.day, 10),
  }
}

import { sql } from 'kysely'
import { onDay } from '../../parts/demonstration-moments.ts'
import type {
  DemonstrationPart,
  DemonstrationSite,
  DemonstrationTools,
  Minutes,
} from '../../parts/demonstration-part.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { currentRoute, setRoute } from './patrols/patrol-routes.ts'

/** Days of rounds that were walked, before those of today. */
const DAYS = 12

const points = [
  { name: 'Guarita', location: 'Entrada principal', photo: false },
  { name: 'Garagem G1', location: 'Ao lado do elevador de serviço', photo: false },
  { name: 'Garagem G2', location: 'Portão dos fundos', photo: true },
  { name: 'Casa de máquinas', location: 'Cobertura', photo: false },
  { name: 'Piscina', location: 'Casa de bombas', photo: false },
  { name: 'Salão de festas', location: 'Porta dos fundos', photo: false },
] as const

/** Questions of the points that have some. */
const questions = [
  { of: 2, question: 'O portão está fechado?', answer: 'yes_no' },
  { of: 4, question: 'Pressão da bomba (bar)', answer: 'number' },
] as const

/** Hours of a day at which the night's rounds begin; those after midnight are of the shift before. */
const nightly = [22, 24.5, 27, 29.5] as const

const clock = (hours: number) =>
  `${String(Math.floor(hours) % 24).padStart(2, '0')}:${hours % 1 === 0 ? '00' : '30'}`

type Walked = {
  readonly start: Minutes
  readonly serviceDate: string
  readonly state: 'completed' | 'completed_with_exceptions' | 'missed' | 'aborted'
  readonly late: boolean
}

/** How a round ended, of the nth of them: most as they should. */
function endOf(nth: number): Pick<Walked, 'state' | 'late'> {
  if (nth % 23 === 11) return { state: 'missed', late: false }
  if (nth % 29 === 17) return { state: 'aborted', late: false }
  return { state: nth % 9 === 4 ? 'completed_with_exceptions' : 'completed', late: nth % 7 === 3 }
}

/** Two weeks of rounds of the main company; those to come are planned when the server starts. */
export const demonstration: DemonstrationPart = async (site, tools) => {
  if (!site.isMain) return
  await tools.asSystem(async (context) => {
    const { queries, actor } = context
    const isThere = await queries.first(sql`
      SELECT 1 FROM patrols WHERE tenant_id = ${actor.tenantId} LIMIT 1`)
    if (isThere) return
    await writeRounds(site, tools, context)
  })
}

async function writeRounds(
  { tenantId, towers }: DemonstrationSite,
  { ids, insert }: DemonstrationTools,
  context: TenantContext,
): Promise<void> {
  const { queries } = context
  const random = ids(`${tenantId} rounds`)
  const guards = await queries.all(sql<{ id: string }>`
    SELECT id FROM employees
    WHERE tenant_id = ${tenantId} AND position LIKE 'Porteir%' AND employment = 'active'
    ORDER BY name, id LIMIT 2`)
  const placed = points.map((point, nth) => ({ ...point, id: random.id(), nth }))
  await insert(
    context,
    'patrol_points',
    placed.map(({ id, name, location, photo, nth }) => ({
      id,
      name,
      location,
      tower_id: nth === 3 ? (towers[0]?.id ?? null) : null,
      photo_required: photo,
      instructions: nth === 5 ? 'Confira se as luzes estão apagadas e a porta trancada.' : null,
    })),
  )
  await insert(
    context,
    'patrol_point_questions',
    questions.map(({ of, question, answer }) => ({
      id: random.id(),
      patrol_point_id: placed[of]?.id,
      ordinal: 0,
      question,
      answer,
      answer_required: true,
    })),
  )
  const [night, garage] = [random.id(), random.id()]
  await insert(context, 'patrols', [
    {
      id: night,
      name: 'Ronda noturna',
      description: 'Todos os pontos, quatro vezes por noite.',
      enforce_order: true,
      shift_starts_at: '18:00',
      range_min: 60,
      grace_min: 15,
    },
    {
      id: garage,
      name: 'Ronda das garagens',
      description: 'Portões e vagas, de dia.',
      enforce_order: false,
      shift_starts_at: null,
      range_min: 30,
      grace_min: 20,
    },
  ])
  const stops = [
    ...placed.map(({ id, nth }) => ({ patrol: night, point: id, nth })),
    ...[1, 2].map((nth) => ({ patrol: garage, point: placed[nth]?.id, nth })),
  ]
  await insert(
    context,
    'patrol_stops',
    stops.map(({ patrol, point, nth }) => ({
      id: random.id(),
      patrol_id: patrol,
      ordinal: nth,
      point_id: point,
      optional: patrol === night && nth === 4,
    })),
  )
  await insert(context, 'patrol_starts', [
    ...nightly.map((hours, ordinal) => ({
      id: random.id(),
      patrol_id: night,
      ordinal,
      starts_at: clock(hours),
    })),
    ...['09:00', '15:00'].map((starts_at, ordinal) => ({
      id: random.id(),
      patrol_id: garage,
      ordinal,
      starts_at,
      weekdays: '{mon,tue,wed,thu,fri}',
    })),
  ])
  await insert(
    context,
    'patrol_employees',
    [night, garage].flatMap((patrol) =>
      guards.map(({ id }, ordinal) => ({
        id: random.id(),
        patrol_id: patrol,
        ordinal,
        employee_id: id,
      })),
    ),
  )
  await writeWalked(context, { ids: random, insert, night, guards: guards.map(({ id }) => id) })
}

/** Nights that were walked, the last of them before yesterday's. */
async function writeWalked(
  context: TenantContext,
  {
    ids,
    insert,
    night,
    guards,
  }: Pick<DemonstrationTools, 'insert'> & {
    ids: { id(): string }
    night: string
    guards: readonly string[]
  },
): Promise<void> {
  const { queries, actor } = context
  const days = await queries.all(sql<{ ago: number; day: string }>`
    SELECT ago::int, ((now() AT TIME ZONE t.time_zone)::date - ago::int)::text AS day
    FROM tenants t, generate_series(2, ${DAYS + 1}) AS ago
    WHERE t.id = ${actor.tenantId} ORDER BY ago DESC`)
  const walked = days.flatMap(({ ago, day }, nth) =>
    nightly.map(
      (hours, own): Walked => ({
        start: onDay(-ago + Math.floor(hours / 24), hours % 24),
        serviceDate: day,
        ...endOf(nth * nightly.length + own),
      }),
    ),
  )
  const rows = walked.map((one, nth) => ({ ...one, id: ids.id(), nth }))
  const after = ({ minutes, clock: at = 0 }: Minutes, more: number): Minutes => ({
    minutes,
    clock: at + more,
  })
  await insert(
    context,
    'rounds',
    rows.map(({ id, nth, start, serviceDate, state, late }) => {
      const isBegun = state !== 'missed'
      const length = state === 'aborted' ? 12 : 24 + (nth % 5) * 4
      const begun = after(start, late ? 19 + (nth % 6) : 1 + (nth % 8))
      return {
        id,
        patrol_id: night,
        employee_id: guards[nth % Math.max(1, guards.length)] ?? null,
        starts_at: start,
        service_date: serviceDate,
        range_min: 60,
        grace_min: 15,
        state,
        punctuality: isBegun ? (late ? 'late' : 'on_time') : null,
        started_at: isBegun ? begun : null,
        finished_at: isBegun ? after(begun, length) : null,
        missed_at: state === 'missed' || late ? after(start, 15) : null,
        points_total: points.length,
        points_done:
          state === 'completed' ? points.length : isBegun ? 3 + (state === 'aborted' ? 0 : 2) : 0,
        abort_reason: state === 'aborted' ? 'Chamado à portaria: ambulância no portão.' : null,
        aborted_at: state === 'aborted' ? after(begun, length) : null,
        created_at: after(start, -2 * 24 * 60),
      }
    }),
  )
  const route = await currentRoute(context, night)
  await setRoute(
    context,
    rows.map(({ id }) => id),
    route.id,
  )
}

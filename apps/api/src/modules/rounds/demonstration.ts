import { sql } from 'kysely'
import type {
  DemonstrationPart,
  DemonstrationSite,
  DemonstrationTools,
} from '../../parts/demonstration-part.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { nightly, writeNights } from './rounds/demonstration-nights.ts'

const points = [
  { name: 'Guarita', location: 'Entrada principal', photo: false },
  { name: 'Garagem G1', location: 'Ao lado do elevador de serviço', photo: false },
  { name: 'Garagem G2', location: 'Portão dos fundos', photo: true },
  { name: 'Casa de máquinas', location: 'Cobertura', photo: false },
  { name: 'Piscina', location: 'Casa de bombas', photo: false },
  { name: 'Salão de festas', location: 'Porta dos fundos', photo: false },
] as const

/** Questions of some of the points. */
const questions = [
  { of: 2, question: 'O portão está fechado?', answer: 'yes_no' },
  { of: 4, question: 'Pressão da bomba (bar)', answer: 'number' },
] as const

const clock = (hours: number) =>
  `${String(Math.floor(hours) % 24).padStart(2, '0')}:${hours % 1 === 0 ? '00' : '30'}`

/** Two weeks of rounds of the main company; the next rounds are planned when the server starts. */
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
  { tenantId, towers, desk }: DemonstrationSite,
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
  await writeNights(context, {
    ids: random,
    insert,
    patrol: night,
    points: placed.map(({ id }) => id),
    guards: guards.map(({ id }) => id),
    user: desk?.first ?? null,
  })
}

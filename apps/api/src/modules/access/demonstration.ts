import { sql } from 'kysely'
import { dateIn } from '../../parts/demonstration-moments.ts'
import type { DemonstrationPart, DemonstrationSite } from '../../parts/demonstration-part.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { writeAccesses } from './events/demonstration-accesses.ts'
import { writeFacePhotos } from './faces/demonstration.ts'
import { writePresence } from './presence/demonstration.ts'
import { proposedRules } from './starter-rules/proposed-rules.ts'

/**
 * Writes areas, points on the equipment of the site, schedules and rules, who passed in the last weeks,
 * and photos of some people who consented.
 */
export const demonstration: DemonstrationPart = (site, tools) =>
  tools.asSystem(async (context) => {
    const { queries, actor } = context
    const isThere = await queries.first(sql`
      SELECT FROM access_areas WHERE tenant_id = ${actor.tenantId} LIMIT 1`)
    if (isThere) return
    const random = tools.ids(`access ${site.tenantId}`)
    const write: Write = async (table, rows) => {
      const made = rows.map((row) => ({ id: random.id(), ...row }))
      await tools.insert(context, table, made)
      return made
    }
    const points = await writePoints(site, context, write)
    const schedules = await writeSchedules(write)
    await writeRules(context, write, { points, schedules })
    await writeAccesses(site, tools, context, points)
    await writePresence(context)
    await writeFacePhotos(tools, context)
  })

/** Writes rows of a table and returns them with their ids. */
type Write = <Row extends object>(
  table: string,
  rows: readonly Row[],
) => Promise<(Row & { readonly id: string })[]>

type Device = { readonly id: string; readonly name: string; readonly kind: string | null }

/** Days before the loading on which somebody tried the ways out. */
const TRIED_DAYS = 30

async function writePoints(
  { towers }: DemonstrationSite,
  { queries, actor }: TenantContext,
  write: Write,
) {
  const area = (name: string, tower_id: string | null, outside: boolean, passback = 'none') => ({
    name,
    tower_id,
    outside,
    passback,
  })
  const areas = await write('access_areas', [
    area('Rua', null, true),
    area('Pátio', null, false),
    area('Garagem', null, false, 'soft'),
    ...towers.map(({ id, name }) => area(`Hall ${name}`, id, false)),
  ])
  const areaId = (name: string) => areas.find((one) => one.name === name)?.id ?? null
  const devices = await queries.all(sql<Device>`
    SELECT id, name, kind FROM equipment WHERE tenant_id = ${actor.tenantId}`)
  const deviceId = (name: string) => devices.find((one) => one.name === name)?.id ?? null
  const point = (
    name: string,
    direction: 'in' | 'out' | 'both',
    [from, to]: readonly [string, string],
    device: string | null,
  ) => ({
    name,
    direction,
    area_from_id: areaId(from),
    area_to_id: areaId(to),
    equipment_id: device && deviceId(device),
    channel: device && 1,
    door_sensor: device !== null,
    held_open_s: device && 30,
    way_out: direction === 'in' ? null : direction === 'out' ? 'free_passage' : 'exit_button',
    exit_tried_on: direction === 'in' ? null : dateIn(-TRIED_DAYS),
  })
  const points = await write('access_points', [
    point('Portaria principal', 'both', ['Rua', 'Pátio'], null),
    point('Entrada da garagem', 'in', ['Rua', 'Garagem'], 'Portão de entrada'),
    point('Placas da garagem', 'in', ['Rua', 'Garagem'], 'Leitor de placas da entrada'),
    point('Saída da garagem', 'out', ['Garagem', 'Rua'], 'Portão de saída'),
    ...towers.flatMap(({ name }) => [
      point(`Hall ${name}`, 'both', ['Pátio', `Hall ${name}`], `Facial ${name}`),
      point(`Serviço ${name}`, 'in', ['Pátio', `Hall ${name}`], `Cartão serviço ${name}`),
    ]),
  ])
  await interlockDoors(write, towers.at(1), points)
  return points
}

/** The two doors of a hall, whose readers tell their states, open one at a time. */
async function interlockDoors(
  write: Write,
  tower: { readonly name: string } | undefined,
  points: readonly { readonly id: string; readonly name: string }[],
): Promise<void> {
  const idOf = (name: string) => points.find((one) => one.name === name)?.id
  const [hall, service] = [idOf(`Hall ${tower?.name}`), idOf(`Serviço ${tower?.name}`)]
  if (hall && service)
    await write('access_interlocks', [{ access_point_id: hall, ordinal: 0, point_id: service }])
}

const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const

async function writeSchedules(write: Write) {
  const schedules = await write('access_schedules', [
    { name: 'Horário comercial', description: 'Dias úteis e sábado de manhã' },
    { name: 'Diaristas', description: 'De segunda a sábado, fora dos feriados' },
  ])
  const [office, cleaning] = schedules
  if (!office || !cleaning) throw new Error('both schedules were written')
  const hours = (
    schedule: { readonly id: string },
    ordinal: number,
    days: readonly string[],
    [from_time, to_time]: readonly [string, string],
  ) => ({ access_schedule_id: schedule.id, ordinal, days, from_time, to_time })
  await write('access_schedule_hours', [
    hours(office, 0, workdays, ['08:00', '18:00']),
    hours(office, 1, ['sat'], ['08:00', '12:00']),
    hours(cleaning, 0, [...workdays, 'sat'], ['06:00', '18:00']),
  ])
  return { office, cleaning }
}

type Written = {
  readonly points: readonly { readonly id: string; readonly name: string }[]
  readonly schedules: Awaited<ReturnType<typeof writeSchedules>>
}

/** Writes the rules that are proposed, and those of providers at the service entrances. */
async function writeRules(
  context: TenantContext,
  write: Write,
  { points, schedules: { office, cleaning } }: Written,
): Promise<void> {
  const { queries, actor } = context
  const starters = await proposedRules(context)
  const cleaner = await queries.first(sql<{ id: string }>`
    SELECT id FROM service_providers
    WHERE tenant_id = ${actor.tenantId} AND category = 'Limpeza' ORDER BY name LIMIT 1`)
  const entrances = points.filter(
    ({ name }) => name === 'Portaria principal' || name.startsWith('Serviço'),
  )
  const provider = { towers: [], points: entrances }
  const all = [
    ...starters.map((one) => ({ ...one, schedule: null })),
    { ...provider, name: 'Limpeza', kinds: [], schedule: cleaning.id },
    { ...provider, name: 'Prestadores', kinds: ['provider'], schedule: office.id },
  ]
  const rules = await write(
    'access_rules',
    all.map(({ name, kinds, schedule }) => ({ name, kinds, schedule_id: schedule })),
  )
  const ownedBy = <Row extends object>(rowsOf: (rule: (typeof all)[number]) => readonly Row[]) =>
    all.flatMap((rule, nth) =>
      rowsOf(rule).map((row, ordinal) => ({
        access_rule_id: rules[nth]?.id,
        ordinal,
        ...row,
      })),
    )
  await write(
    'access_rule_towers',
    ownedBy(({ towers }) => towers.map(({ id }) => ({ tower_id: id }))),
  )
  await write(
    'access_rule_points',
    ownedBy(({ points: named }) => named.map(({ id }) => ({ point_id: id }))),
  )
  if (cleaner) {
    await write(
      'access_rule_people',
      ownedBy(({ name }) => (name === 'Limpeza' ? [{ provider_id: cleaner.id }] : [])),
    )
  }
}

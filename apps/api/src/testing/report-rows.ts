import { todayIn } from '@portaria/contract/value-types/date'
import { numbersFrom, openReportWorld, type RawRow, type ReportWorld } from './report-world.ts'

export const ZONE = 'America/Sao_Paulo'

const kinds = ['social', 'delivery', 'service'] as const

export type ReportRows = Readonly<Record<'visits' | 'occurrences' | 'rounds', RawRow[]>>

const next = numbersFrom(26)

/** A number below a limit, the same in each run. */
export const someNumber = next

const pick = <Value>(values: readonly Value[]): Value => {
  const one = values[next(values.length)]
  if (one === undefined) throw new Error('there is nothing to pick from')
  return one
}

/** A moment of July to October 2026, in any minute. */
const moment = () => new Date(Date.UTC(2026, 6, 1) + next(120 * 1440) * 60_000)

const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000)

function visitOf(world: ReportWorld, units: readonly string[], visitor: string): RawRow {
  const at = moment()
  const state = pick(['left', 'left', 'left', 'denied', 'no_show', 'expected'])
  const entered = state === 'left'
  const how = entered ? pick(['desk', 'desk', 'closed_by_job', 'unknown_time']) : null
  return {
    id: world.newId(),
    guest_name: 'Visita',
    visitor_id: visitor,
    kind: pick(kinds),
    apartment_id: pick(units),
    expected_from: at.toISOString(),
    state,
    answered_through: state === 'denied' ? 'desk' : null,
    answered_at: state === 'denied' ? later(at, next(300)).toISOString() : null,
    checked_in_at: entered ? later(at, 5).toISOString() : null,
    checked_out_how: how,
    checked_out_at: how === 'desk' ? later(at, 5 + next(2_000)).toISOString() : null,
    deleted_at: null,
  }
}

async function writeVisits(world: ReportWorld): Promise<RawRow[]> {
  const { bosque, acacias } = world
  const visits = Array.from({ length: 300 }, () => visitOf(world, bosque.units, bosque.visitor))
  await world.write('visits', visits)
  const removed = Array.from({ length: 40 }, () => visitOf(world, bosque.units, bosque.visitor))
  const deleted_at = moment().toISOString()
  await world.write(
    'visits',
    removed.map((one) => ({ ...one, deleted_at })),
  )
  await world.write(
    'visits',
    Array.from({ length: 50 }, () => visitOf(world, acacias.units, acacias.visitor)),
    'acacias',
  )
  return visits
}

async function writeOccurrences(world: ReportWorld): Promise<RawRow[]> {
  const types = [
    await world.add('occurrence-types', { name: 'Barulho', group: 'maintenance' }),
    await world.add('occurrence-types', { name: 'Vazamento', group: 'maintenance' }),
  ]
  const occurrences: RawRow[] = []
  const involved: RawRow[] = []
  for (let nth = 0; nth < 120; nth += 1) {
    const at = moment()
    const state = pick(['open', 'in_progress', 'closed', 'closed', 'cancelled'])
    const isOver = state === 'closed' || state === 'cancelled'
    const id = world.newId()
    occurrences.push({
      id,
      number: `${nth + 9_000}/2026`,
      type_id: pick(types),
      title: 'Algo',
      description: 'Algo aconteceu',
      happened_at: at.toISOString(),
      created_at: later(at, 60).toISOString(),
      severity: pick(['minor', 'serious', 'critical']),
      assignee_employee_id: pick([null, ...world.employees]),
      state,
      closed_at: isOver ? later(at, 60 + next(9_000)).toISOString() : null,
    })
    for (let ordinal = 0; ordinal < next(4); ordinal += 1)
      involved.push({
        id: world.newId(),
        occurrence_id: id,
        ordinal,
        apartment_id: pick(world.bosque.units),
      })
  }
  await world.write('occurrences', occurrences)
  await world.write('occurrence_involved', involved)
  return occurrences
}

async function writeRounds(world: ReportWorld): Promise<RawRow[]> {
  const point_id = await world.add('patrol-points', { name: 'Garagem' })
  const patrol = { range_min: 60, points: [{ point_id }] }
  const patrols = [
    await world.add('patrols', { ...patrol, name: 'Noite', shift_starts_at: '06:00' }),
    await world.add('patrols', { ...patrol, name: 'Dia' }),
  ]
  const rounds: RawRow[] = []
  const passed: Omit<RawRow, 'id'>[] = []
  for (let nth = 0; nth < 150; nth += 1) {
    const at = moment()
    const state = pick(['completed', 'completed_with_exceptions', 'missed', 'aborted'])
    const isDone = state.startsWith('completed')
    const id = world.newId()
    rounds.push({
      id,
      patrol_id: pick(patrols),
      employee_id: pick([null, ...world.employees]),
      starts_at: at.toISOString(),
      service_date: todayIn(ZONE, at),
      unplanned: nth % 5 === 0,
      state,
      punctuality: isDone ? pick(['early', 'on_time', 'late']) : null,
      started_at: isDone ? at.toISOString() : null,
      finished_at: isDone ? later(at, 1 + next(90)).toISOString() : null,
    })
    const isRead = state === 'completed'
    if (isDone)
      passed.push({
        round_id: id,
        point_id,
        ordinal: 0,
        optional: false,
        result: isRead ? 'scanned' : 'skipped',
        scanned_at: isRead ? later(at, 3).toISOString() : null,
      })
  }
  await world.write('rounds', rounds)
  await world.write('round_points', passed)
  return rounds
}

/** Opens a company with visits, occurrences and rounds of four months, and the rows that were written. */
export async function openReportRows(): Promise<ReportWorld & { readonly rows: ReportRows }> {
  const world = await openReportWorld()
  const visits = await writeVisits(world)
  const occurrences = await writeOccurrences(world)
  const rounds = await writeRounds(world)
  return { ...world, rows: { visits, occurrences, rounds } }
}

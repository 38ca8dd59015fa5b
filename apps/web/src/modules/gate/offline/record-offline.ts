import { problems } from '@portaria/contract/answers/errors'
import type { VisitKind } from '@portaria/contract/modules/companies/settings/visit-settings'
import {
  type QueuedAct,
  type QueuedEntry,
  SEAL_INFO,
} from '@portaria/contract/modules/gate/desk-queue'
import type { GateVisit } from '@portaria/contract/modules/gate/gate'
import { newId } from '@portaria/contract/value-types/uuid'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { enqueue } from '../../../platform/offline-queue/offline-queue.ts'
import { sealText } from '../../../platform/reading-pack/reading-pack.ts'
import { sealEntry } from '../../../platform/sealing/seal-entry.ts'
import type { EntryTicket } from '../entry-ticket.ts'
import { DESK_KIND } from './desk-kind.ts'
import { codeDigest } from './document-marks.ts'
import {
  type Entering,
  isPassLost,
  judgeEntry,
  judgeWalkIn,
  type OfflineTyped,
  type Refused,
} from './entry-judgement.ts'
import { correctedNow, type DeskItem, type OfflineDesk, readOfflineDesk } from './kept-pack.ts'
import { insideId, type Place, type QueuedLine, stillInside } from './queued-line.ts'

/** An unexpected visit as entered in the desk's dialog. */
export type OfflineWalkIn = OfflineTyped & {
  guest_name: string
  kind: VisitKind
  apartment: Place | null
  employee: Place | null
  area: Place | null
  authority: string | null
}

/**
 * Records an entry on this device; the server receives it when it can be reached. Throws the
 * obstacles to the entry like the server, `not_found`, and `offline` without a valid pack.
 */
export async function recordEntry({ by, name }: EntryTicket, typed: OfflineTyped): Promise<void> {
  const desk = await offlineDesk()
  const entering = await enteringOf(desk, by)
  const { visit, pass } = entering
  const known = visit ?? pass
  if (known === null) throw problemOf('not_found', [])
  refuse(await judgeEntry(desk, entering, typed))
  const byVisit = by.visit_id === undefined ? null : visit
  const target = byVisit ? { visit_id: byVisit.id } : { pass_id: pass?.id }
  const { kind, apartment, employee, area, host } = known
  await record(
    desk,
    name,
    { name: 'enter', ...target, ...sentOf(typed) },
    {
      kind,
      apartment,
      employee,
      area,
      host,
      companions: typed.companions ?? known.companions,
      plate: typed.plate ?? known.plate,
      visit_id: visit?.id ?? null,
      pass_id: pass?.id ?? null,
    },
  )
}

/** Like `recordEntry`, for an unexpected visit. */
export async function recordWalkIn(guest: OfflineWalkIn): Promise<void> {
  const desk = await offlineDesk()
  const { guest_name: name, kind, apartment, employee, area, authority, ...typed } = guest
  refuse(await judgeWalkIn(desk.pack, kind, typed))
  const place = {
    ...(apartment && { apartment_id: apartment.id }),
    ...(employee && { employee_id: employee.id }),
    ...(area && { common_area_id: area.id }),
    ...(authority !== null && { authority }),
  }
  await record(
    desk,
    name,
    { name: 'walk-in', kind, ...place, ...sentOf(typed) },
    {
      kind,
      apartment,
      employee,
      area,
      host: null,
      companions: typed.companions ?? 0,
      plate: typed.plate ?? null,
      visit_id: null,
      pass_id: null,
    },
  )
}

/** Records on this device the exit of a visit, or of a queued entry. */
export async function recordExit(visit: GateVisit): Promise<void> {
  const desk = await offlineDesk()
  const entered = stillInside(desk.lines).find((line) => insideId(line) === visit.id)
  const target = entered ? { entry_id: entered.id } : { visit_id: visit.id }
  const { kind, apartment, employee, area, host, companions, plate, pass_id } = visit
  await record(
    desk,
    visit.guest_name,
    { name: 'leave', ...target },
    {
      kind,
      apartment,
      employee,
      area,
      host,
      companions,
      plate,
      pass_id,
      visit_id: entered ? entered.visit_id : visit.id,
      entry_id: entered?.id ?? null,
    },
  )
}

type LineRest = Omit<QueuedLine, 'id' | 'act' | 'happened_at' | 'guest_name' | 'entry_id'> &
  Partial<Pick<QueuedLine, 'entry_id'>>

/** Seals an entry for the server and queues it, with a label for this device. */
async function record(
  { pack, aheadMs }: OfflineDesk,
  guestName: string,
  act: QueuedAct,
  rest: LineRest,
): Promise<void> {
  const id = newId()
  const happenedAt = correctedNow(aheadMs).toISOString()
  const entry: QueuedEntry = {
    ticket: pack.ticket,
    happened_at: happenedAt,
    device_at: new Date().toISOString(),
    guest_name: guestName,
    act,
  }
  const sealed = await sealEntry(pack.server_key, { id, info: SEAL_INFO }, entry)
  const what = { id, act: act.name, happened_at: happenedAt, guest_name: guestName }
  const line: QueuedLine = { entry_id: null, ...rest, ...what }
  const label = await sealText(JSON.stringify(line))
  const body: DeskItem = { key: pack.server_key.id, sealed, label }
  await enqueue({ id, kind: DESK_KIND, at: happenedAt, body })
}

/**
 * Finds in the pack what a ticket refers to. A PIN finds nothing, since PINs are not on the device.
 */
async function enteringOf({ pack, lists }: OfflineDesk, by: EntryTicket['by']): Promise<Entering> {
  if (by.visit_id !== undefined) {
    const packed = pack.visits.find(({ id }) => id === by.visit_id) ?? null
    const visit = packed && { ...packed, photo: null }
    const pass = pack.passes.find(({ id }) => id === packed?.pass_id) ?? null
    return { visit, pass, lostPass: visit !== null && isPassLost(pack, visit) }
  }
  const digest = by.code === undefined ? null : await codeDigest(by.code)
  const pass = pack.passes.find(({ id, code }) => id === by.pass_id || code === digest) ?? null
  const expected = pack.visits.find(({ id }) => id === pass?.visit_id) ?? null
  const isOpen = lists.expected.visits.some(({ id }) => id === expected?.id)
  const visit = isOpen && expected ? { ...expected, photo: null } : null
  return { visit, pass, lostPass: false }
}

async function offlineDesk(): Promise<OfflineDesk> {
  const desk = await readOfflineDesk()
  if (desk === null) throw new ApiProblem(0, 'offline')
  return desk
}

/** The typed data without empty values. */
function sentOf(typed: OfflineTyped): Partial<OfflineTyped> {
  return Object.fromEntries(
    Object.entries(typed).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  )
}

function refuse(errors: readonly Refused[]): void {
  if (errors.length > 0) throw problemOf('state_conflict', errors)
}

/** Makes the problem that the server would answer for the obstacles to an entry. */
function problemOf(code: 'state_conflict' | 'not_found', errors: readonly Refused[]): ApiProblem {
  const status = problems[code]
  return new ApiProblem(status, code, {
    type: 'about:blank',
    title: code,
    status,
    code,
    errors: errors.map((error) => ({ ...error, message: error.code })),
  })
}

import {
  type DeskPack,
  PACK_ROWS_MAX,
  type PackedPass,
} from '@portaria/contract/modules/gate/desk-pack'
import type { toldThrough } from '@portaria/contract/modules/gate/desk-queue'
import type { GateVisit } from '@portaria/contract/modules/gate/gate'
import { isDecidedAtGate, type LocalMoment } from '@portaria/contract/modules/visits/pass-window'
import type { EntryBody } from '@portaria/contract/modules/visits/visits'
import { cpf } from '@portaria/contract/value-types/cpf'
import { idDoc } from '@portaria/contract/value-types/id-doc'
import { plate, plateKey } from '@portaria/contract/value-types/plate'
import { documentMark, keyOfDocument } from './document-marks.ts'
import { packedRefusal } from './packed-pass.ts'
import { leftIds, type QueuedLine, stillInside } from './queued-line.ts'
import { MAY_BE_BLOCKED } from './warnings.ts'

/** A field with an obstacle to an entry, as the server names it. */
export type Refused = { field: string; code: string }

/** The data typed at the desk, and who answered for the visitor. */
export type OfflineTyped = Pick<
  EntryBody,
  'cpf' | 'id_doc' | 'plate' | 'companions' | 'let_in_reason'
> & {
  told_by?: string | undefined
  told_through?: (typeof toldThrough)[number] | undefined
}

/** The subject of an entry: a visit, a pass, the visit of a pass, or an unknown person. */
export type Entering = {
  visit: (Omit<GateVisit, 'refusal' | 'items'> & { document: string | null }) | null
  pass: PackedPass | null
  /**
   * Whether the visit is expected by a pass that the pack does not have. Such a pass no longer lets
   * anybody in.
   */
  lostPass: boolean
}

type Judged = { pack: DeskPack; lines: readonly QueuedLine[]; moment: LocalMoment }

/**
 * Whether a visit's pass has ended. A pack that is full does not tell, since it may have left the
 * pass out.
 */
export const isPassLost = (pack: DeskPack, visit: Pick<GateVisit, 'state' | 'pass_id'>): boolean =>
  visit.state === 'expected' &&
  visit.pass_id !== null &&
  pack.passes.length < PACK_ROWS_MAX &&
  !pack.passes.some(({ id }) => id === visit.pass_id)

/**
 * Finds the obstacles to an entry in the pack, with the server's codes: an invalid pass, a person
 * already inside, an unseen document, a missing answer, and warnings that only a reason overrides.
 */
export async function judgeEntry(
  desk: Judged,
  { visit, pass, lostPass }: Entering,
  typed: OfflineTyped,
): Promise<Refused[]> {
  const { pack, lines, moment } = desk
  const refusal = lostPass ? 'pass_revoked' : pass && packedRefusal(pack, lines, pass, moment)
  if (refusal === 'already_inside' || isInside(desk, visit))
    return [{ field: 'visitor_id', code: 'already_inside' }]
  const isReasoned = Boolean(typed.let_in_reason?.trim())
  const against = refusal === null || isReasoned ? [] : [{ field: 'pass', code: refusal }]
  if (refusal !== null && !isDecidedAtGate(refusal)) return [{ field: 'pass', code: refusal }]
  const wrong = wrongFields(typed)
  if (wrong.length > 0) return wrong
  const needsAnswer = visit !== null && visit.pass_id === null && visit.state !== 'authorised'
  const answer: Refused[] =
    needsAnswer && !typed.told_by?.trim() ? [{ field: 'told_by', code: 'name_required' }] : []
  const known = visit ?? pass
  if (known?.kind === 'official') return [...against, ...answer]
  const isUnknown = known?.provisional === true && keyOfDocument(typed) === null
  return [
    ...against,
    ...answer,
    ...(isUnknown ? [{ field: 'visitor_id', code: 'visitor_unidentified' }] : []),
    ...(await warningsOf(pack, { visit, pass }, typed)),
  ]
}

/** Like `judgeEntry`, for an unexpected visit. Officials are recorded, never held up. */
export async function judgeWalkIn(
  pack: DeskPack,
  kind: string,
  typed: OfflineTyped,
): Promise<Refused[]> {
  const wrong = wrongFields(typed)
  if (wrong.length > 0 || kind === 'official') return wrong
  return [
    ...(typed.told_by?.trim() ? [] : [{ field: 'told_by', code: 'name_required' }]),
    ...(await warningsOf(pack, { visit: null, pass: null }, typed)),
  ]
}

/** Finds typed values that the server would refuse. */
function wrongFields({ cpf: typedCpf, id_doc, plate: car }: OfflineTyped): Refused[] {
  const read = [
    ['cpf', typedCpf ? cpf.parse(typedCpf) : null],
    ['id_doc.number', id_doc ? idDoc.parse(id_doc) : null],
    ['plate', car ? plate.parse(car) : null],
  ] as const
  return read.flatMap(([field, parsed]) =>
    parsed === null || parsed.ok
      ? []
      : [
          {
            field: parsed.code.startsWith('id_doc_country') ? 'id_doc.country' : field,
            code: parsed.code,
          },
        ],
  )
}

/** Whether the visitor is already inside, by another visit or by this one in the queue. */
function isInside({ pack, lines }: Judged, visit: Entering['visit']): boolean {
  if (visit === null) return false
  const left = leftIds(lines)
  const visitors = new Map(pack.visits.map(({ id, visitor_id }) => [id, visitor_id]))
  return (
    stillInside(lines).some(
      ({ visit_id }) => visit_id !== null && visitors.get(visit_id) === visit.visitor_id,
    ) ||
    pack.visits.some(
      ({ id, state, visitor_id }) =>
        state === 'inside' && visitor_id === visit.visitor_id && !left.has(id),
    )
  )
}

/** Finds the warnings that only a reason overrides; none once a reason is given. */
async function warningsOf(
  pack: DeskPack,
  { visit, pass }: Pick<Entering, 'visit' | 'pass'>,
  typed: OfflineTyped,
): Promise<Refused[]> {
  if (typed.let_in_reason?.trim()) return []
  const { documents, plates } = pack.blocked
  const cars = [typed.plate, visit?.plate, pass?.plate].flatMap((car) => (car ? [car] : []))
  const isPlate = cars.some((car) => plates.includes(keyOfPlate(car)))
  const warn = (code: string) => [{ field: 'let_in_reason', code }]
  if (visit?.blocked) return warn(isPlate ? 'plate_blocked' : 'visitor_blocked')
  if (isPlate) return warn('plate_blocked')
  const key = keyOfDocument(typed)
  const own = key === null ? null : await documentMark(pack, key)
  const marks = [own, visit?.document, pass?.document]
  const isMarked = marks.some((mark) => mark != null && documents.includes(mark))
  // Without a typed document, the visit itself tells whether its visitor is blocked.
  const isTold = own === null && visit !== null
  return isMarked && !isTold ? warn(MAY_BE_BLOCKED) : []
}

function keyOfPlate(car: string): string {
  const read = plate.parse(car)
  return plateKey(read.ok ? read.value : car)
}

import type { DeskPack, PackedPass } from '@portaria/contract/modules/gate/desk-pack'
import { type LocalMoment, passRefusal } from '@portaria/contract/modules/visits/pass-window'
import { companyClock } from '../../../platform/company-day.ts'
import { leftIds, type QueuedLine, stillInside } from './queued-line.ts'

/** An instant in the company's local time, with the pack's holidays. */
export function packMoment({ holidays }: Pick<DeskPack, 'holidays'>, at: Date): LocalMoment {
  const [day = '', time = ''] = companyClock(at.toISOString()).split('T')
  return { at, day, time, holidays: new Set(holidays) }
}

/** Whether the server would no longer accept entries made with this pack. */
export const hasEnded = (pack: Pick<DeskPack, 'expires_at'>, at: Date): boolean =>
  at.getTime() >= Date.parse(pack.expires_at)

/**
 * Returns why a pass is not valid according to the pack and the queued entries; null if it is
 * valid. `already_inside` means that its last use has not ended.
 */
export function packedRefusal(
  pack: DeskPack,
  lines: readonly QueuedLine[],
  pass: PackedPass,
  moment: LocalMoment,
): string | null {
  const uses = lines.filter((line) => line.act === 'enter' && isOfPass(pack, line, pass.id))
  const terms = {
    ...pass,
    valid_from: new Date(pass.valid_from),
    valid_to: new Date(pass.valid_to),
    uses_done: pass.uses_done + uses.length,
  }
  const left = leftIds(lines)
  const isInside =
    stillInside(lines).some((line) => isOfPass(pack, line, pass.id)) ||
    pack.visits.some(
      ({ id, state, pass_id }) => state === 'inside' && pass_id === pass.id && !left.has(id),
    )
  return passRefusal(terms, moment, pack.tolerance_min) ?? (isInside ? 'already_inside' : null)
}

/** Whether an entry used a pass, directly or through the visit that it belongs to. */
function isOfPass({ visits }: DeskPack, { pass_id, visit_id }: QueuedLine, passId: string) {
  if (pass_id !== null) return pass_id === passId
  return visits.some((visit) => visit.id === visit_id && visit.pass_id === passId)
}

import type { ControlIdReader } from './control-id-reader.ts'
import { NO_FAULTS, someFaults } from './faults.ts'
import type { Presented } from './presentation.ts'
import { integerOf } from './wide-json.ts'

type Fields = Readonly<Record<string, unknown>>
type Hand = (reader: ControlIdReader, fields: Fields) => unknown

/** Reads what is shown; null where the fields say nothing to show. */
function shownOf({ kind, value, duress }: Fields): Presented | null {
  if (typeof value !== 'string' || value === '') return null
  const threat = { duress: duress === true }
  if (kind === 'card') return integerOf(value) === null ? null : { card: value, ...threat }
  if (kind === 'qr') return { qr: value, ...threat }
  if (kind === 'pin') return { pin: value, ...threat }
  return kind === 'face' ? { face: value, ...threat } : null
}

const portalOf = ({ portal = 1 }: Fields) => Number(portal)
const secondsOf = ({ seconds }: Fields) => (Number.isFinite(Number(seconds)) ? Number(seconds) : 0)

/** What a person does at a reader, by name. */
const HANDS: Readonly<Record<string, Hand>> = {
  async present(reader, fields) {
    const shown = shownOf(fields)
    if (!shown) throw new RangeError('nothing to show')
    const outcome = await reader.present(shown, portalOf(fields))
    const passed = fields['goesThrough'] === true && reader.goThrough(portalOf(fields))
    return { ...outcome, passed }
  },
  exit: (reader, fields) => reader.pressExit(portalOf(fields)),
  pass: (reader, fields) => reader.goThrough(portalOf(fields)),
  hold: (reader, fields) => reader.hold(portalOf(fields)),
  force: (reader, fields) => reader.force(portalOf(fields)),
  shut: (reader, fields) => reader.shut(portalOf(fields)),
  'cut-power': (reader) => reader.cutPower(),
  'restore-power': (reader) => reader.restorePower(),
  offline: (reader) => reader.goOffline(),
  online: (reader) => reader.goOnline(),
  'factory-reset': (reader) => reader.factoryReset(),
  'end-sessions': (reader) => reader.endSessions(),
  'lose-reply': (reader, { command }) =>
    reader.loseNextReply(typeof command === 'string' ? command : undefined),
  'shift-clock': (reader, fields) => reader.shiftClock(secondsOf(fields)),
  'set-clock': (reader) => reader.shiftClock(-reader.clockOffset()),
  capacity: (reader, { users }) => reader.setCapacity({ users: Number(users) }),
  faults: (reader, { share }) =>
    reader.setFaults(Number(share) > 0 ? someFaults(Math.min(1, Number(share))) : NO_FAULTS),
}

/** Whether there is a hand command of this name. */
export const isHandCommand = (name: string): boolean => Object.hasOwn(HANDS, name)

/** Carries out a hand command; throws `RangeError` for fields that say nothing. */
export async function handCommand(
  reader: ControlIdReader,
  name: string,
  fields: Fields,
): Promise<unknown> {
  return (await HANDS[name]?.(reader, fields)) ?? null
}

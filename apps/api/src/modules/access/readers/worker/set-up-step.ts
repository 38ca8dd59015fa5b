import { createHash } from 'node:crypto'
import { ANSWER_MS, ATTEMPTS } from '../answer-times.ts'
import { profileNameOf } from '../reader-profiles.ts'
import { sendAgain } from './due-entries.ts'
import { noteWholeLists } from './list-keeper.ts'
import { troubleOf } from './reader-contact.ts'
import { ContactError, type Served } from './served.ts'
import { noteReader, type ReaderNote } from './served-reader.repository.ts'

/** Milliseconds between two looks at a reader's facts and clock. */
export const PROBE_MS = 60_000

/** Seconds by which a reader's clock may be off before it is set. */
const CLOCK_OFF_S = 5

/** Limit of a whole number in a column; readers without a limit of people tell a larger one. */
const MOST_WHOLE = 2_147_483_647

/**
 * Looks at what a reader says of itself, and sets its clock where it is off. Another serial is
 * another device in the place: everything is sent to it again. Returns whether it is another model
 * than it was served as: what this look would still tell it is of the wrong one.
 */
export async function probeStep(served: Served): Promise<boolean> {
  const { driver, reader } = served
  const found = await driver.probe()
  if (!found.ok) throw new ContactError(found.failure)
  const { serial, deviceId, model, firmware, mostPeople, clock, at } = found.value
  const aheadS = clock === null ? null : secondsAhead(clock, at, reader.time_zone)
  const isOther = reader.serial !== null && reader.serial !== serial
  const known = profileNote(model)
  const isOtherModel = known.profile !== undefined && known.profile !== reader.profile
  const note: ReaderNote = {
    serial,
    device_id: deviceId,
    firmware,
    capacity: mostPeople === null ? null : Math.min(mostPeople, MOST_WHOLE),
    ...(model !== null && { model }),
    ...known,
    clock_ahead_s: aheadS,
    ...(isOther && { settings: null, holidays: null, inventory_wanted: true }),
  }
  await served.write(async (context) => {
    // Entries before the reader, as whoever works out its list locks them.
    if (isOther) await sendAgain(context, reader.id)
    await noteReader(context, reader.id, note)
    // Another model holds other credentials.
    if (isOtherModel) await noteWholeLists(context)
  })
  if (aheadS !== null && Math.abs(aheadS) > CLOCK_OFF_S) await setClock(served)
  return isOtherModel
}

function profileNote(model: string | null): ReaderNote {
  const profile = profileNameOf(model)
  return profile === null ? {} : { profile }
}

/** Sets a reader's clock to the company's time. */
export async function setClock(served: Served) {
  const { driver, reader } = served
  const outcome = await driver.setClock(wallClock(Date.now(), reader.time_zone))
  if (outcome.result === 'done')
    await served.write((context) => noteReader(context, reader.id, { clock_ahead_s: 0 }))
  return outcome
}

/** Returns the wall-clock time of a zone as readers write it. */
export function wallClock(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at)
  return parts.replace(' ', 'T')
}

function secondsAhead(clock: string, at: number, timeZone: string): number {
  const ahead = Date.parse(`${clock}Z`) - Date.parse(`${wallClock(at, timeZone)}Z`)
  return Math.min(Math.round(ahead / 1_000), MOST_WHOLE)
}

/**
 * Tells a reader who decides and where the server is, unless it was told so and that was read back.
 * Returns whether it has what is wanted.
 */
export async function settingsStep(served: Served): Promise<boolean> {
  const { driver, reader, held, tools } = served
  const address = tools.addressOf({
    tenantId: held.tenantId,
    id: reader.id,
    generation: reader.generation,
  })
  const isAlone = reader.operation_mode === 'standalone' || address === null
  // A model has settings of its own.
  const wanted = createHash('sha256')
    .update(JSON.stringify([isAlone, address, reader.profile]))
    .digest()
  if (reader.settings?.equals(wanted)) return true
  const mode = await driver.setMode(
    isAlone || address === null
      ? { mode: 'standalone' }
      : {
          mode: 'pro',
          serverAddress: `${address.host}:${address.port}/${address.path}`,
          answerMs: ANSWER_MS,
          attempts: ATTEMPTS,
        },
  )
  const told = mode.result === 'done' ? await driver.setReports(address) : mode
  const trouble = troubleOf(told)
  if (trouble !== null) throw new ContactError(trouble)
  if (told.result !== 'done') return false
  await served.write((context) => noteReader(context, reader.id, { settings: wanted }))
  return true
}

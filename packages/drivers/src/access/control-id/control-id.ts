import { type CommandMemory, commandMemory } from '../../command-memory.ts'
import type { Dial, Endpoint } from '../../dial.ts'
import { type DriverClock, systemClock } from '../../driver-clock.ts'
import { type Turns, turns } from '../../turns.ts'
import { type AccessDriver, MOST_ENTRIES, type OpenOutcome } from '../access-driver.ts'
import { allFailed, type EntryOutcome, type Refused, refused } from '../access-outcome.ts'
import { dropFaces, dropPeople } from './drop-people.ts'
import { putFace, testPhoto } from './faces.ts'
import { putHolidays } from './holidays.ts'
import { readInventory } from './inventory.ts'
import { objectStore } from './object-store.ts'
import { openDoor } from './open-door.ts'
import { type PushCalls, pushCalls } from './push-calls.ts'
import { putPeople, unfit } from './put-people.ts'
import type { Reader } from './reader.ts'
import { type ReaderCalls, type ReaderLogin, readerCalls } from './reader-calls.ts'
import { isCursor, pullEvents } from './reader-events.ts'
import { changePassword, probe, setClock } from './reader-facts.ts'
import { isPersonId, isWhole } from './reader-json.ts'
import { hasDoor, type ReaderProfile } from './reader-profile.ts'
import { setFetching, setMode, setReports } from './reader-settings.ts'
import { NOTHING_READ, readState } from './reader-state.ts'
import { dropSchedule, putSchedule } from './schedules.ts'

/** All Control iD readers of a process: one queue each, and one memory of commands for all. */
export type ControlIdReaders = {
  /**
   * Returns the driver of the reader at an address. Another login than before is used from now on,
   * and ends the stop after three wrong passwords.
   */
  at(endpoint: Endpoint, login: ReaderLogin, profile: ReaderProfile): AccessDriver
  /** Returns the driver of a reader that fetches its commands, by a name of the caller's. */
  fetching(name: string, profile: ReaderProfile): FetchingReader
  /** Lets running calls finish, and refuses waiting and later ones. */
  close(): Promise<void>
}

/** A reader to which nobody can connect: it asks for work, and brings results. */
export type FetchingReader = Omit<PushCalls, 'calls'> & { readonly driver: AccessDriver }

type Options = { dial: Dial; clock?: DriverClock }

/** What is being written or waits for it, each with the people removed since it was asked for. */
type Writes = Set<Set<string>>

/** A removal that has not ended. */
type Removal = { readonly ids: ReadonlySet<string>; readonly ended: Promise<unknown> }

/** A reader with what all its drivers share. */
type KnownReader = {
  readonly calls: ReaderCalls
  /** Lists one after another, so that two of them do not write one person at once. */
  readonly lists: Turns
  readonly openings: Turns
  readonly writes: Writes
  readonly faceWrites: Writes
  readonly removals: Set<Removal>
}

/** Limit of waiting tasks of one kind at one reader. */
const WAITING = 50
/** People of one list that are written together: short calls, since each of them holds the reader. */
const TOGETHER = 100
const busy: OpenOutcome = { ...refused('busy'), reading: NOTHING_READ }

/** Makes drivers of Control iD readers that are reached by `dial`. */
export function controlIdReaders({ dial, clock = systemClock }: Options): ControlIdReaders {
  const readers = new Map<string, KnownReader>()
  const pushed = new Map<string, PushCalls>()
  const memory = commandMemory(clock, busy)

  function driverAt(name: string, profile: ReaderProfile, makeCalls: () => ReaderCalls) {
    const known = readers.get(name) ?? {
      calls: makeCalls(),
      lists: turns(WAITING),
      openings: turns(WAITING),
      writes: new Set(),
      faceWrites: new Set(),
      removals: new Set(),
    }
    readers.set(name, known)
    const { calls } = known
    return driverOf(name, known, { calls, store: objectStore(calls), profile, clock }, memory)
  }

  return {
    at(endpoint, login, profile) {
      const name = `${endpoint.host}:${endpoint.port}`
      readers.get(name)?.calls.useLogin(login)
      return driverAt(name, profile, () => readerCalls(endpoint, login, { dial, clock }))
    },
    fetching(name, profile) {
      const push = pushed.get(name) ?? pushCalls(clock)
      pushed.set(name, push)
      const { handOut, settle } = push
      return { handOut, settle, driver: driverAt(`push/${name}`, profile, () => push.calls) }
    },
    async close() {
      await Promise.all([...readers.values()].map(({ calls }) => calls.close()))
    },
  }
}

function driverOf(
  name: string,
  { lists, openings, writes, faceWrites, removals }: KnownReader,
  reader: Reader,
  memory: CommandMemory<OpenOutcome>,
): AccessDriver {
  const { profile } = reader

  /**
   * Runs a list in its turn, with the people who are removed meanwhile. It waits for a removal that
   * was asked for before, which may have to be made twice.
   */
  async function writing<T>(
    people: readonly string[],
    work: (removed: ReadonlySet<string>) => Promise<T>,
    among = writes,
  ): Promise<T | Refused> {
    const removed = new Set<string>()
    among.add(removed)
    try {
      const inTurn = async () => {
        const earlier = [...removals].filter(({ ids }) => people.some((id) => ids.has(id)))
        await Promise.all(earlier.map(({ ended }) => ended))
        return work(removed)
      }
      return (await lists.take(inTurn)) ?? refused('busy')
    } finally {
      among.delete(removed)
    }
  }

  /** Notes a removal, so that nothing asked for before brings the people or their faces back. */
  function noteRemoved(ids: readonly string[], ...among: readonly Writes[]) {
    for (const removed of among.flatMap((one) => [...one])) for (const id of ids) removed.add(id)
  }

  /** Runs a removal, for which later lists of the same people wait. */
  async function removing(
    ids: readonly string[],
    work: () => Promise<readonly EntryOutcome[]>,
  ): Promise<readonly EntryOutcome[]> {
    const ended = Promise.withResolvers<void>()
    const removal = { ids: new Set(ids), ended: ended.promise }
    removals.add(removal)
    try {
      return await work()
    } finally {
      removals.delete(removal)
      ended.resolve()
    }
  }

  return {
    probe: () => probe(reader),
    setClock: (time) => setClock(reader, time),
    changePassword: (password) => changePassword(reader, password),
    putPeople: (people) =>
      eachFit(
        people,
        (person) => unfit(profile, person),
        async (fit) => {
          const ids = fit.map(({ id }) => id)
          const ended = await writing(ids, async (removed) => {
            const outcomes: EntryOutcome[] = []
            for (let from = 0; from < fit.length; from += TOGETHER)
              outcomes.push(...(await putPeople(reader, fit.slice(from, from + TOGETHER), removed)))
            return outcomes
          })
          return 'result' in ended ? allFailed(ids, ended) : ended
        },
      ),
    dropPeople(ids) {
      noteRemoved(ids, writes, faceWrites)
      return eachId(ids, (fit) => removing(fit, () => dropPeople(reader, fit)))
    },
    putSchedules: (schedules) =>
      eachFit(
        schedules,
        () => null,
        (all) =>
          oneByOne(all, async (schedule) => {
            const ended = await writing([], () => putSchedule(reader, schedule))
            return { id: schedule.id, ...ended }
          }),
      ),
    dropSchedules: (ids) => eachId(ids, (all) => oneByOne(all, (id) => dropSchedule(reader, id))),
    putHolidays: (holidays) => {
      requireShort(holidays)
      return writing([], () => putHolidays(reader, holidays))
    },
    testPhoto: (photo) =>
      profile.hasFaces
        ? testPhoto(reader, photo)
        : Promise.resolve({ ok: false, failure: refused('not_supported') }),
    async putFace(id, version, photo) {
      const faults = [] as const
      if (!profile.hasFaces) return { ...refused('not_supported'), faults }
      if (!isPersonId(id) || !isWhole(version) || photo.byteLength > MOST_PHOTO_BYTES)
        return { ...refused('invalid_value'), faults }
      const ended = await writing(
        [id],
        (removed) => putFace(reader, { id, version, photo }, removed),
        faceWrites,
      )
      return ended.result === 'refused' ? { faults, ...ended } : ended
    },
    dropFaces(ids) {
      noteRemoved(ids, faceWrites)
      if (!profile.hasFaces)
        return Promise.resolve(ids.map((id) => ({ id, ...refused('not_supported') })))
      return eachId(ids, (fit) => removing(fit, () => dropFaces(reader, fit)))
    },
    inventory: (cursor, digestKey) => readInventory(reader, cursor, digestKey),
    async open(target, command, beforeWrite, opening = 'pulse') {
      if (!hasDoor(profile, target.door))
        return { ...refused('no_such_door'), reading: NOTHING_READ }
      return memory.once(`${name}/${target.door}`, command, async () => {
        const work = () => openDoor(reader, target, command, beforeWrite, opening)
        // An emergency does not wait for the proof of another opening.
        if (opening !== 'pulse') return work()
        return (await openings.take(work)) ?? busy
      })
    },
    setMode: (mode) => setMode(reader, mode),
    setReports: (address) => setReports(reader, address),
    setFetching: (address) => setFetching(reader, address),
    state: () => readState(reader),
    async pullEvents(cursor) {
      if (cursor && !isCursor(cursor)) return { ok: false, failure: refused('invalid_value') }
      return pullEvents(reader, cursor)
    },
  }
}

/** The maker's limit of a photo (devices §25). */
const MOST_PHOTO_BYTES = 2_000_000

function requireShort(list: readonly unknown[]) {
  if (list.length > MOST_ENTRIES) throw new Error(`a list has at most ${MOST_ENTRIES} entries`)
}

/** Runs work for the entries that fit, and returns an outcome for each in the order of the list. */
async function eachFit<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  unfitness: (entry: Entry) => Refused | null,
  work: (fit: readonly Entry[]) => Promise<readonly EntryOutcome[]>,
): Promise<readonly EntryOutcome[]> {
  requireShort(entries)
  if (new Set(entries.map(({ id }) => id)).size < entries.length)
    throw new Error('a list names nobody twice')
  const unfits = new Map(entries.map((entry) => [entry.id, unfitness(entry)]))
  const fit = entries.filter(({ id }) => unfits.get(id) === null)
  const ended = new Map((fit.length > 0 ? await work(fit) : []).map((one) => [one.id, one]))
  return entries.map(({ id }) => ({
    id,
    ...(unfits.get(id) ?? ended.get(id) ?? refused('reader_refused')),
  }))
}

function eachId(
  ids: readonly string[],
  work: (fit: readonly string[]) => Promise<readonly EntryOutcome[]>,
): Promise<readonly EntryOutcome[]> {
  return eachFit(
    [...new Set(ids)].map((id) => ({ id })),
    ({ id }) => (isPersonId(id) ? null : refused('invalid_value')),
    (fit) => work(fit.map(({ id }) => id)),
  )
}

async function oneByOne<Entry>(
  entries: readonly Entry[],
  work: (entry: Entry) => Promise<EntryOutcome>,
): Promise<readonly EntryOutcome[]> {
  const outcomes: EntryOutcome[] = []
  for (const entry of entries) outcomes.push(await work(entry))
  return outcomes
}

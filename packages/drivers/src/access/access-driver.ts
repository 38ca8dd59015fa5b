import type { BeforeWrite, OpenCommand } from '../open-command.ts'
import type { Doubtful, EntryOutcome, Found, Outcome, Refused } from './access-outcome.ts'
import type { EventCursor, ReaderEvent } from './reader-event.ts'

/**
 * Wall-clock time of a reader, `2026-11-29T13:05:00`: readers know no zone. The caller, who knows
 * it, converts.
 */
export type ReaderTime = string

/** The facts that a reader tells about itself; null where it is silent. */
export type ReaderFacts = {
  readonly serial: string
  /** Up to 64 bits as decimal text. */
  readonly deviceId: string | null
  readonly model: string | null
  readonly firmware: string | null
  /** Limit of people by its licence. */
  readonly mostPeople: number | null
  readonly clock: ReaderTime | null
  /** Our clock when the answer came, in milliseconds since 1970. */
  readonly at: number
}

/** A person as a reader shall hold it. */
export type AccessPerson = {
  /** Our id: a positive number below 2^53 as decimal text, never used for somebody else. */
  readonly id: string
  readonly name: string
  readonly isVisitor: boolean
  /** The time from which, and until which, the person may pass; null: without limit. */
  readonly begin: ReaderTime | null
  readonly end: ReaderTime | null
  /** Card numbers of up to 64 bits as decimal text. */
  readonly cards: readonly string[]
  readonly qrCodes: readonly string[]
  readonly pin: string | null
  /**
   * The schedules by which the reader itself lets the person in. Without any, the reader knows the
   * person, and only a server that it asks opens.
   */
  readonly schedules: readonly string[]
}

export type Weekday = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat'
/** One of the kinds of holidays that a reader tells apart. */
export type HolidayKind = 1 | 2 | 3

/** Hours at which a schedule holds, on weekdays and kinds of holidays. */
export type TimeSpan = {
  /** Seconds of the day, 0 to 86399; the last one is included. */
  readonly start: number
  readonly end: number
  readonly days: readonly Weekday[]
  readonly holidays: readonly HolidayKind[]
}

/** A compiled schedule: who has it passes at these doors within these hours. */
export type AccessSchedule = {
  /** Our id, as that of a person. */
  readonly id: string
  readonly name: string
  readonly spans: readonly TimeSpan[]
  readonly doors: readonly number[]
}

export type Holiday = {
  readonly name: string
  readonly begin: ReaderTime
  readonly end: ReaderTime
  readonly kinds: readonly HolidayKind[]
  readonly isYearly: boolean
}

/** What is wrong with a photo; a code that nobody knows is kept as `code_` and its number. */
export type PhotoFault =
  | 'not_an_image'
  | 'no_face'
  | 'face_exists'
  | 'not_centred'
  | 'too_far'
  | 'too_near'
  | 'pose'
  | 'not_sharp'
  | 'at_border'
  | `code_${string}`

/** The verdict of a reader on a photo. */
export type PhotoVerdict = { readonly isGood: boolean; readonly faults: readonly PhotoFault[] }

export type FaceOutcome =
  | Exclude<Outcome, Refused>
  | (Refused & { readonly faults: readonly PhotoFault[] })

/** A person as found on a reader. */
export type InventoryEntry = {
  readonly id: string
  /** Equal to `personDigest` of the desired person, if everything but the face is as desired. */
  readonly digest: string
  /** Whether there is a face, and the version given with the photo, if the reader kept it. */
  readonly face: { readonly isEnrolled: boolean; readonly version: string | null }
}

export type InventoryPage = {
  readonly entries: readonly InventoryEntry[]
  /** The cursor of the next page; null after the last one. */
  readonly next: string | null
}

/** The way through a turnstile; other doors have none. */
export type Way = 'clockwise' | 'anticlockwise' | 'both'

export type OpenTarget = {
  readonly door: number
  readonly way?: Way
  /**
   * Whether a sensor tells that the door itself was moved, which may take a person seconds: then
   * the reader's record of the opening proves it, and otherwise its relay does.
   */
  readonly hasSensor: boolean
}

/** `pulse` opens once; `hold` leaves a door open until `release`. */
export type Opening = 'pulse' | 'hold' | 'release'

/** The state of a door as read, never an assumed one. */
export type DoorReading = {
  readonly isOpen: boolean | null
  /** Time of the reading in milliseconds since 1970; null without one. */
  readonly at: number | null
}

export type OpenOutcome = (
  | { readonly result: 'done'; readonly reason: 'read_open' | 'read_closed' | 'logged' }
  | Refused
  | Doubtful
) & { readonly reading: DoorReading }

export type ReaderState = {
  readonly doors: readonly { readonly door: number; readonly isOpen: boolean }[]
  readonly alarm: { readonly isActive: boolean; readonly cause: string } | null
  readonly at: number
}

/** Who decides: the reader alone, or a server that it asks and that it does without if silent. */
export type ReaderMode =
  | { readonly mode: 'standalone' }
  | {
      readonly mode: 'pro'
      /** The address that the reader asks, with an unguessable path: `host:port/path`. */
      readonly serverAddress: string
      /** Milliseconds that the reader waits for an answer, and answers it may miss. */
      readonly answerMs: number
      readonly attempts: number
    }

/** The address to which a reader reports what happened, or from which it fetches commands. */
export type ReportAddress = {
  readonly host: string
  readonly port: number
  /** An unguessable path without a slash at its ends. */
  readonly path: string
}

export type PulledEvents = {
  readonly events: readonly ReaderEvent[]
  /** The cursor to store with the events, in one transaction. */
  readonly cursor: EventCursor
  /** Whether more may be waiting. */
  readonly hasMore: boolean
}

/**
 * The functions of every family of access readers. None throws because of a reader; lists have at
 * most `MOST_ENTRIES` entries, and each entry has its own outcome, in the order of the list.
 */
export type AccessDriver = {
  probe(): Promise<Found<ReaderFacts>>
  setClock(time: ReaderTime): Promise<Outcome>
  /** Changes the password of the login in use; the old one is no longer accepted. */
  changePassword(password: string): Promise<Outcome>
  /** Makes the reader hold these people exactly so, except for faces. */
  putPeople(people: readonly AccessPerson[]): Promise<readonly EntryOutcome[]>
  /**
   * Removes people with all that lets them in, before everything that waits but openings. Where a
   * writing of them was broken off for it, the outcome comes some seconds after they are gone.
   */
  dropPeople(ids: readonly string[]): Promise<readonly EntryOutcome[]>
  putSchedules(schedules: readonly AccessSchedule[]): Promise<readonly EntryOutcome[]>
  dropSchedules(ids: readonly string[]): Promise<readonly EntryOutcome[]>
  /** Makes these the only holidays of the reader. */
  putHolidays(holidays: readonly Holiday[]): Promise<Outcome>
  /** Asks whether a photo would do; nothing is stored. */
  testPhoto(photo: Uint8Array): Promise<Found<PhotoVerdict>>
  /** Enrols a face; `version` is a whole number in decimal text that names the photo. */
  putFace(id: string, version: string, photo: Uint8Array): Promise<FaceOutcome>
  dropFaces(ids: readonly string[]): Promise<readonly EntryOutcome[]>
  /** Reads a page of people in the order of ids; the first one with the cursor null. */
  inventory(cursor: string | null, digestKey: string): Promise<Found<InventoryPage>>
  /**
   * Opens a door. A command is written at most once: a repeated id, even during the first call,
   * returns the first outcome. Throws if the id was given for another door.
   */
  open(
    target: OpenTarget,
    command: OpenCommand,
    beforeWrite: BeforeWrite,
    opening?: Opening,
  ): Promise<OpenOutcome>
  setMode(mode: ReaderMode): Promise<Outcome>
  /** Sets where the reader reports what happened; null ends it. */
  setReports(address: ReportAddress | null): Promise<Outcome>
  /** Sets where the reader fetches its commands, if nobody can connect to it; null ends it. */
  setFetching(address: ReportAddress | null): Promise<Outcome>
  state(): Promise<Found<ReaderState>>
  /** Reads the next events in the order of ids; the first ones with the cursor null. */
  pullEvents(cursor: EventCursor | null): Promise<Found<PulledEvents>>
}

/** Limit of entries in one list. */
export const MOST_ENTRIES = 999

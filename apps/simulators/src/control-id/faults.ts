/** Faults on purpose, each with its probability from 0 to 1. */
export type Faults = {
  /** A session that ended before its command, told in one of three shapes. */
  readonly endedSession: number
  /** A reply that is lost after the command had its effect. */
  readonly lostReply: number
  /** A command, or its reply, that is held back for up to six seconds. */
  readonly delay: number
  /** A reply without its body. */
  readonly emptyBody: number
  /** An error told as plain text, or with status 200. */
  readonly oddError: number
  /** A new card refused as a duplicate. */
  readonly duplicateCard: number
  /** A new user or face refused because the reader is full. */
  readonly full: number
  /** A `dao` notification that is sent twice. */
  readonly repeatedNotice: number
  /** A `dao` notification that is sent after the next one. */
  readonly heldNotice: number
  /** The monitor stops until its settings are written again. */
  readonly silentMonitor: number
  /** A field of a notification as a number or boolean instead of text. */
  readonly mixedTypes: number
  /** The result of a push that never arrives. */
  readonly lostPushResult: number
  /** The clock jumps by up to three hours, at each start of the reader. */
  readonly clockJump: number
}

const NAMES = [
  'endedSession',
  'lostReply',
  'delay',
  'emptyBody',
  'oddError',
  'duplicateCard',
  'full',
  'repeatedNotice',
  'heldNotice',
  'silentMonitor',
  'mixedTypes',
  'lostPushResult',
  'clockJump',
] as const satisfies readonly (keyof Faults)[]

/** Returns faults that all have this probability. */
export function someFaults(share: number): Faults {
  return Object.fromEntries(NAMES.map((name) => [name, share])) as Faults
}

export const NO_FAULTS = someFaults(0)

/** What differs between the firmware of readers, where sources disagree. */
export type Firmware = {
  /** How an ended session is told: HTTP 401, another status with the word, or 200 with an error. */
  readonly endedSession: 'unauthorised' | 'status' | 'ok'
  /** The name of the command that tells the state of the doors. */
  readonly doorState: 'door_state' | 'doors_state'
  /** The status of an unknown command. */
  readonly unknownCommand: 200 | 400
  /** Whether a call of `set_configuration` with a newer key is refused as a whole. */
  readonly refusesOptionalKeys: boolean
  /** Whether `limit` is taken before `order`. */
  readonly limitsBeforeOrder: boolean
  /** Whether `alarm_status` without parameters ends the alarm. */
  readonly alarmStopsByDefault: boolean
  /** Whether the ids that the reader gives are above 2^53. */
  readonly wideIds: boolean
  /** Whether `user_set_image_list` exists. */
  readonly imageLists: boolean
  /** Whether the credentials of people past their `end_time` are deleted. */
  readonly deletesExpired: boolean
  /** Whether a question that got no answer is put again, until its attempts are used. */
  readonly repeatsQuestions: boolean
  /** The name of the parameter by which a reader that pushes tells its id. */
  readonly pushParameter: 'deviceId' | 'device_id' | 'deviceid'
}

export const USUAL_FIRMWARE: Firmware = {
  endedSession: 'unauthorised',
  doorState: 'door_state',
  unknownCommand: 400,
  refusesOptionalKeys: false,
  limitsBeforeOrder: false,
  alarmStopsByDefault: true,
  wideIds: false,
  imageLists: true,
  deletesExpired: false,
  repeatsQuestions: false,
  pushParameter: 'deviceId',
}

/** Returns one of the firmware that sources tell of, by random numbers. */
export function someFirmware(random: () => number): Firmware {
  const either = () => random() < 0.5
  const oneOf = <T>(first: T, ...others: readonly T[]): T =>
    [first, ...others][Math.floor(random() * (others.length + 1))] ?? first
  return {
    endedSession: oneOf('unauthorised', 'status', 'ok'),
    doorState: oneOf('door_state', 'doors_state'),
    unknownCommand: oneOf(400, 200),
    refusesOptionalKeys: either(),
    limitsBeforeOrder: either(),
    alarmStopsByDefault: either(),
    wideIds: either(),
    imageLists: either(),
    deletesExpired: either(),
    repeatsQuestions: either(),
    pushParameter: oneOf('deviceId', 'device_id', 'deviceid'),
  }
}

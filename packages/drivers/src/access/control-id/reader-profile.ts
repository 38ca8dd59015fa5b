import type { Command } from './reader-calls.ts'

/** An action that moves a door; `{door}` and `{way}` stand for those asked for. */
export type ActionTemplate = { readonly action: string; readonly parameters: string }

/** The differences between models of readers. */
export type ReaderProfile = {
  readonly name: string
  readonly doors: { readonly first: number; readonly last: number }
  readonly actions: {
    /** Opens once by a command. */
    readonly pulse: ActionTemplate
    /** Opens once as the answer to a question. */
    readonly grant: ActionTemplate
    /** Leaves the door open, and ends that; null where no way is known. */
    readonly hold: ActionTemplate | null
    readonly release: ActionTemplate | null
  }
  /**
   * The part of the reader's state that tells of its doors, and the id of a door in it; null where
   * none does.
   */
  readonly state: { readonly list: 'doors' | 'sec_boxes'; readonly id: string } | null
  /** The spellings of the command that reads the state, tried in order. */
  readonly stateCommands: readonly Command[]
  /** The module whose setting makes QR codes texts; null if the model reads none. */
  readonly qrModule: string | null
  readonly hasPins: boolean
  readonly hasFaces: boolean
}

const spellings: readonly Command[] = ['door_state', 'doors_state']

/** The relay inside the reader (devices §26). */
const door: Omit<ReaderProfile, 'name'> = {
  doors: { first: 1, last: 1 },
  actions: {
    pulse: { action: 'door', parameters: 'door={door}' },
    grant: { action: 'door', parameters: 'door={door}' },
    hold: { action: 'door', parameters: 'door={door},timeout=0' },
    release: { action: 'door', parameters: 'door={door},timeout=-1' },
  },
  state: { list: 'doors', id: '{door}' },
  stateCommands: spellings,
  qrModule: null,
  hasPins: true,
  hasFaces: false,
}

/** The external module behind the reader, which has one relay. */
const box: Omit<ReaderProfile, 'name'> = {
  ...door,
  actions: {
    pulse: { action: 'sec_box', parameters: 'id=65793, reason=3' },
    grant: { action: 'sec_box', parameters: 'id=65793, reason=1' },
    hold: null,
    release: null,
  },
  state: { list: 'sec_boxes', id: '65793' },
}

const turnstile: Omit<ReaderProfile, 'name'> = {
  ...door,
  actions: {
    pulse: { action: 'catra', parameters: 'allow={way}' },
    grant: { action: 'catra', parameters: 'allow={way}' },
    hold: null,
    release: null,
  },
  state: null,
}

/** The models by their names in a reader's record. */
export const readerProfiles = {
  idface: { ...box, name: 'idface', qrModule: 'face_id', hasFaces: true },
  idface_max: { ...box, name: 'idface_max', qrModule: 'face_id', hasFaces: true },
  idaccess: { ...door, name: 'idaccess' },
  idaccess_pro: { ...box, name: 'idaccess_pro' },
  idaccess_nano: { ...box, name: 'idaccess_nano' },
  idflex: { ...box, name: 'idflex', qrModule: 'barras' },
  idfit: { ...door, name: 'idfit' },
  idbox: { ...door, name: 'idbox', doors: { first: 1, last: 4 } },
  iduhf: { ...door, name: 'iduhf', hasPins: false },
  iduhf_external: { ...box, name: 'iduhf_external', hasPins: false },
  idblock: { ...turnstile, name: 'idblock', qrModule: 'barras' },
} as const satisfies Record<string, ReaderProfile>

/** The setting of `qrModule` that makes QR codes texts if it is 0. */
export const QR_MODE = 'qrcode_legacy_mode_enabled'

/** Whether a model has a door of this number. */
export function hasDoor({ doors }: ReaderProfile, number: number): boolean {
  return Number.isInteger(number) && number >= doors.first && number <= doors.last
}

/** Returns an action for a door; a turnstile without a way is free in both. */
export function actionFor(
  { action, parameters }: ActionTemplate,
  number: number,
  way: 'clockwise' | 'anticlockwise' | 'both' = 'both',
): ActionTemplate {
  return {
    action,
    parameters: parameters.replaceAll('{door}', `${number}`).replaceAll('{way}', way),
  }
}

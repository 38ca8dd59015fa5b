/** What a model of a reader has. */
export type ReaderModel = {
  /** The name that it tells. */
  readonly product: string
  /** The key of `execute_actions` that moves it. */
  readonly action: 'sec_box' | 'door' | 'catra'
  /** The module of the setting `qrcode_legacy_mode_enabled`. */
  readonly qrModule: 'face_id' | 'barras'
  readonly hasFaces: boolean
  /** The most portals of one reader. */
  readonly mostPortals: number
  /** The most users that its licence allows. */
  readonly users: number
  readonly faces: number
  readonly cards: number
}

export const READER_MODELS = {
  idface: {
    product: 'iDFace',
    action: 'sec_box',
    qrModule: 'face_id',
    hasFaces: true,
    mostPortals: 1,
    users: 10_000,
    faces: 10_000,
    cards: 20_000,
  },
  idaccess: {
    product: 'iDAccess',
    action: 'door',
    qrModule: 'barras',
    hasFaces: false,
    mostPortals: 4,
    users: 200_000,
    faces: 0,
    cards: 200_000,
  },
  idflex: {
    product: 'iDFlex',
    action: 'sec_box',
    qrModule: 'barras',
    hasFaces: false,
    mostPortals: 1,
    users: 200_000,
    faces: 0,
    cards: 200_000,
  },
  idblock: {
    product: 'iDBlock',
    action: 'catra',
    qrModule: 'barras',
    hasFaces: false,
    mostPortals: 1,
    users: 200_000,
    faces: 0,
    cards: 200_000,
  },
} as const satisfies Record<string, ReaderModel>

export type ReaderModelName = keyof typeof READER_MODELS

/** Whether a text names a model. */
export const isReaderModel = (text: string): text is ReaderModelName =>
  Object.hasOwn(READER_MODELS, text)

/** The id by which the box of a door's relay is known on readers that have one. */
export const SEC_BOX = 65_793n

const HOUR = 60
/** Minutes of a day. */
export const DAY = 24 * HOUR

/** The owner of a parcel: the login's household, or the nth other unit. */
type Whose = 'own' | number

/** A parcel and its events, in minutes from the moment of loading. */
export type ParcelStory = {
  whose: Whose
  arrived: number
  kind: 'parcel' | 'letter' | 'registered' | 'judicial'
  carrier: string
  tracking?: string
  /** Whether it is for the unit's first resident alone. */
  isPersonal?: boolean
  /** Whether it is in the cabinet, instead of at the desk. */
  inCabinet?: boolean
  /** Its door in the company's locker, instead of the desk. */
  door?: number
  note?: string
  informed?: number
  reminded?: number
  handed?: { at: number; how: 'code' | 'signature'; delegate?: string }
  returned?: number
  lost?: number
}

/** Returns parcels in the locker: their doors, and the minutes since each was put there. */
const inDoors = (
  [
    [1, 9, -2 * DAY - 4 * HOUR, 'Shopee'],
    [2, 10, -DAY - 6 * HOUR, 'Mercado Livre'],
    [3, 11, -DAY - HOUR, 'Amazon'],
    [5, 12, -7 * HOUR, 'Jadlog'],
    [6, 13, -6 * HOUR, 'Magalu'],
    [9, 8, -4 * HOUR, 'Correios'],
  ] as const
).map(
  ([door, whose, arrived, carrier]): ParcelStory => ({
    whose,
    door,
    arrived,
    carrier,
    kind: 'parcel',
    informed: arrived,
  }),
)

const told: readonly ParcelStory[] = [
  {
    // Its signature was erased after its term.
    whose: 0,
    arrived: -201 * DAY,
    kind: 'parcel',
    carrier: 'Total Express',
    informed: -201 * DAY,
    handed: { at: -200 * DAY, how: 'signature' },
  },
  {
    whose: 1,
    arrived: -30 * DAY,
    kind: 'parcel',
    carrier: 'Loggi',
    tracking: 'LGI4471902',
    informed: -30 * DAY,
    reminded: -20 * DAY,
    returned: -12 * DAY,
  },
  {
    whose: 2,
    arrived: -18 * DAY,
    kind: 'parcel',
    carrier: 'Shopee',
    tracking: 'BR268113047SP',
    note: 'Prateleira 4',
    informed: -18 * DAY,
    reminded: -2 * DAY,
  },
  {
    whose: 3,
    arrived: -9 * DAY,
    kind: 'parcel',
    carrier: 'Jadlog',
    informed: -9 * DAY,
    lost: -7 * DAY,
  },
  {
    whose: 'own',
    arrived: -8 * DAY,
    kind: 'registered',
    carrier: 'Correios',
    tracking: 'BR790214466BR',
    isPersonal: true,
    informed: -8 * DAY,
    handed: { at: -7 * DAY - 3 * HOUR, how: 'code' },
  },
  {
    whose: 4,
    arrived: -6 * DAY,
    kind: 'parcel',
    carrier: 'Amazon',
    informed: -6 * DAY,
    handed: { at: -5 * DAY - HOUR, how: 'code', delegate: 'Marlene, diarista' },
  },
  {
    whose: 'own',
    arrived: -DAY - 2 * HOUR,
    kind: 'parcel',
    carrier: 'Mercado Livre',
    tracking: 'ML4402918835',
    inCabinet: true,
    note: 'Prateleira 1',
    informed: -DAY - 2 * HOUR,
  },
  ...inDoors,
  {
    whose: 5,
    arrived: -5 * HOUR,
    kind: 'judicial',
    carrier: 'Oficial de justiça',
    isPersonal: true,
    informed: -5 * HOUR,
  },
  {
    whose: 'own',
    arrived: -3 * HOUR,
    kind: 'parcel',
    carrier: 'Correios',
    tracking: 'BR553108927BR',
    isPersonal: true,
    note: 'Prateleira 2',
    informed: -3 * HOUR,
  },
  { whose: 6, arrived: -50, kind: 'parcel', carrier: 'Amazon', note: 'Prateleira 2' },
  { whose: 7, arrived: -25, kind: 'letter', carrier: 'Correios', note: 'Caixa de cartas' },
]

/** The parcels of a company in order of arrival, as their numbers are. */
export const stories = told.toSorted((one, other) => one.arrived - other.arrived)

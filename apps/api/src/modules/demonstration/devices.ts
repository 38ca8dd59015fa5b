import type { RecordOfRegister } from '@portaria/contract/define-register/define-register'
import type { lockerManufacturers } from '@portaria/contract/modules/custody/locker-manufacturers/locker-manufacturers'
import type { lockers } from '@portaria/contract/modules/custody/lockers/lockers'
import type { equipment } from '@portaria/contract/modules/devices/equipment/equipment'
import type { CommonColumn } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'

/** Rows of their tables; values reported by devices get their defaults. */
export type Manufacturer = Omit<
  RecordOfRegister<typeof lockerManufacturers>,
  CommonColumn | 'status'
>
export type Equipment = Omit<
  RecordOfRegister<typeof equipment>,
  CommonColumn | 'status' | 'firmware' | 'clock_drift' | 'last_seen_at' | 'state'
>
export type Locker = Omit<RecordOfRegister<typeof lockers>, CommonColumn | 'status' | 'doors'>

/** A row of `locker_doors`. */
export type LockerDoor = {
  id: string
  locker_id: string
  ordinal: number
  number: number
  channel: number
  size: 'P' | 'M' | 'G' | 'GG'
}

/** A row of `device_addresses`. */
export type DeviceAddress = {
  id: string
  host: string
  port: number
  purpose: string
  state: 'asked'
}

/** The maker of the lock boards. */
export const LOCK_BOARDS = 'Kerong'

/** Address at which `npm run simulate:locker` answers, if no simulator is started with the server. */
const simulator = { host: '127.0.0.1', port: 4016 } as const

type Tower = { id: string; name: string }

/** Sizes of the doors of a column, from the top. */
const columnOfDoors = ['P', 'P', 'P', 'P', 'M', 'M', 'G', 'GG'] as const

/**
 * Makes the devices of a condominium: readers at each tower, the two gates, cameras, and a locker.
 */
export function devicesOf(random: SeededRandom, towers: readonly Tower[]) {
  const maker: Manufacturer = {
    id: random.id(),
    name: LOCK_BOARDS,
    host: simulator.host,
    port: simulator.port,
    ip: null,
    protocol: 'kerong',
  }
  const device = deviceMaker(random)
  const devices = [
    ...towers.flatMap(({ id, name }) => [
      device('facial', `Facial ${name}`, 'Hall social', { tower_id: id }),
      device('card', `Cartão serviço ${name}`, 'Entrada de serviço', { tower_id: id }),
    ]),
    device('gate', 'Portão de entrada', 'Garagem, rampa de entrada', {}),
    device('lpr', 'Leitor de placas da entrada', 'Garagem, rampa de entrada', {}),
    device('gate', 'Portão de saída', 'Garagem, rampa de saída', {}),
    device('intercom', 'Interfone da portaria', 'Portaria principal', {}),
    device('camera', 'Câmera da calçada', 'Portaria principal', {}),
  ]
  const locker: Locker = {
    id: random.id(),
    name: 'Locker de encomendas',
    code: 'L1',
    manufacturer_id: maker.id,
    board: 0,
    location: 'Ao lado da portaria',
    tower_id: null,
    serial: `KR${random.digits(6)}`,
    // Simulated boards do not know what lay behind their doors before they were started.
    has_sensors: false,
  }
  const doors = [...columnOfDoors, ...columnOfDoors].map(
    (size, index): LockerDoor => ({
      id: random.id(),
      locker_id: locker.id,
      ordinal: index,
      number: index + 1,
      channel: index,
      size,
    }),
  )
  return {
    locker_manufacturers: [maker],
    equipment: devices,
    lockers: [locker],
    locker_doors: doors,
    device_addresses: [maker, ...devices].flatMap(({ name, host, port }): DeviceAddress[] =>
      host === null || port === null ? [] : [addressOf(random, { host, port, purpose: name })],
    ),
  }
}

/** Makes the address of a device that does not exist, which waits for an administrator. */
const addressOf = (
  random: SeededRandom,
  address: Pick<DeviceAddress, 'host' | 'port' | 'purpose'>,
): DeviceAddress => ({ id: random.id(), ...address, state: 'asked' })

/** Readers of each kind that the server speaks to; the others are not connected yet. */
const CONNECTED = 2

function deviceMaker(random: SeededRandom) {
  let nth = 0
  const made = new Map<Equipment['kind'], number>()
  return (
    kind: Equipment['kind'],
    name: string,
    location: string,
    more: Partial<Pick<Equipment, 'tower_id'>>,
  ): Equipment => {
    nth += 1
    const isReader = kind === 'facial' || kind === 'card'
    const ofKind = (made.get(kind) ?? 0) + 1
    made.set(kind, ofKind)
    return {
      id: random.id(),
      name,
      kind,
      manufacturer_id: null,
      driver: isReader && ofKind <= CONNECTED ? 'control_id' : 'none',
      model: null,
      serial: `PT${random.digits(8)}`,
      host: `equipamento-${nth}.rede.example`,
      ip: null,
      port: kind === 'camera' ? 8000 : kind === 'intercom' ? 5060 : 80,
      username: 'portaria',
      location,
      tower_id: null,
      access_types: isReader ? [kind] : [],
      operation_mode: isReader ? 'online' : null,
      ...more,
    }
  }
}

import { createHash, randomBytes } from 'node:crypto'
import { answer, CommandError, type Commands, EMPTY, readFields } from './command.ts'
import type { ReaderTime, WallTime } from './reader-clock.ts'

export type SystemOptions = {
  readonly product: string
  readonly serial: string
  readonly version: string
  readonly deviceId: bigint
  readonly time: ReaderTime
  readonly uptimeSeconds: () => number
  readonly port: () => number
  readonly users: () => number
  readonly reboot: () => void
  readonly factoryReset: () => void
}

const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const

/** The commands of the reader itself (devices §16). */
export function systemCommands(options: SystemOptions): Commands {
  return {
    system_information() {
      const up = options.uptimeSeconds()
      return answer({
        serial: options.serial,
        version: options.version,
        product: options.product,
        device_id: options.deviceId,
        uptime: {
          days: Math.floor(up / 86_400),
          hours: Math.floor(up / 3_600) % 24,
          minutes: Math.floor(up / 60) % 60,
          seconds: up % 60,
        },
        time: options.time.seconds(),
        network: {
          mac: 'FC:52:CE:00:00:01',
          ip: '127.0.0.1',
          netmask: '255.0.0.0',
          gateway: '127.0.0.1',
          web_server_port: options.port(),
        },
        license: { users: options.users(), type: 1 },
        memory: {
          disk: { free: 1_200_000, total: 2_400_000 },
          ram: { free: 80_000, total: 500_000 },
        },
      })
    },
    set_system_time(call) {
      const fields = readFields(call)
      const parts = PARTS.map((part) => [part, Number(fields[part] ?? Number.NaN)] as const)
      const isWhole = parts.every(([, value]) => Number.isInteger(value))
      if (!isWhole || !options.time.set(Object.fromEntries(parts) as WallTime)) {
        throw new CommandError(400, 'Invalid time')
      }
      return EMPTY
    },
    user_hash_password(call) {
      const { password } = readFields(call)
      if (typeof password !== 'string') throw new CommandError(400, 'Invalid parameters')
      const salt = randomBytes(16).toString('hex')
      const hash = createHash('sha256').update(`${salt}${password}`).digest('hex')
      return answer({ password: hash, salt })
    },
    reboot() {
      options.reboot()
      return EMPTY
    },
    reset_to_factory_default() {
      options.factoryReset()
      return EMPTY
    },
  }
}

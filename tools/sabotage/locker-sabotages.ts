import { driverSabotages } from './driver-sabotages.ts'
import type { Sabotage } from './sabotage.ts'

const doors = ['features/locker-doors/locker-doors.test']
const troubles = ['features/locker-doors/door-troubles', 'features/locker-doors/doors-without']
const guards = ['features/locker-doors/door-guards']
const races = ['testing/races/door-races']
const lockers = ['registers/lockers/']

/** What a door of a locker must never do, nor the driver that opens it. */
export const lockerSabotages: readonly Sabotage[] = [
  ...driverSabotages,
  {
    name: 'a command that two servers send',
    tests: races,
    edit: {
      file: 'features/locker-doors/door-commands.repository.ts',
      find: "id = ${id} AND state = 'waiting'\n      AND expires_at",
      replace: "id = ${id} AND state IN ('waiting', 'sent')\n      AND expires_at",
    },
  },
  {
    name: 'a command that a killed server sent, and is sent again',
    tests: troubles,
    edit: {
      file: 'features/locker-doors/locker-tasks.ts',
      find: "const isWaiting = command.state === 'waiting'",
      replace: "const isWaiting = ['waiting', 'sent'].includes(command.state)",
    },
  },
  {
    name: 'a door of the neighbours',
    tests: doors,
    edit: {
      file: 'features/locker-doors/door-aims.ts',
      find: 'if (isOwn) await requireOwn(context, parcelId)',
      replace: '',
    },
  },
  {
    name: 'a code of another parcel that opens a door',
    tests: doors,
    edit: {
      file: 'features/locker-doors/door-aims.ts',
      find: 'told?.parcelId === parcelId &&',
      replace: 'told !== undefined &&',
    },
  },
  {
    name: 'a household that looks behind doors',
    tests: doors,
    edit: {
      file: 'features/locker-doors/locker-doors.service.ts',
      find: "if (actor.role === 'condomino' && body.purpose !== 'collect') throw problem('forbidden')",
      replace: '',
    },
  },
  {
    name: 'a code that is withdrawn while its door is open',
    tests: doors,
    edit: {
      file: 'domain/door-of-parcel.ts',
      find: "if (open) throw problem('state_conflict', { errors: [{ field: 'door', code: 'door_busy' }] })",
      replace: 'void open',
    },
  },
  {
    name: 'a gateway that nobody approved',
    tests: troubles,
    edit: {
      file: 'features/locker-doors/lock-gateways.ts',
      find: 'if (!target.ok) throw new AddressError(target.reason)',
      replace: 'if (!target.ok) return connect({ host, port })',
    },
  },
  {
    name: 'a job for a gateway that nobody approved',
    tests: troubles,
    edit: {
      file: 'domain/locker-reach.ts',
      find: "return reach.approved ? null : 'address_not_approved'",
      replace: 'return null',
    },
  },
  {
    name: 'a line of jobs that companies share',
    tests: ['features/locker-doors/lock-gateways'],
    edit: {
      file: 'features/locker-doors/lock-gateways.ts',
      find: '`${actor.tenantId} ${host}:${port}`',
      replace: '`${host}:${port}`',
    },
  },
  {
    name: 'a household that ends its collection before an open door',
    tests: guards,
    edit: {
      file: 'features/locker-doors/locker-doors.service.ts',
      find: 'if (!isSilent || isDenied)',
      replace: 'if (isDenied)',
    },
  },
  {
    name: 'a reading of before that is believed',
    tests: guards,
    edit: {
      file: 'features/locker-doors/locker-doors.service.ts',
      find: "(actor.role !== 'condomino' || read?.is_later === true)",
      replace: 'true',
    },
  },
  {
    name: 'a latch that stays closed though it was read open',
    tests: troubles,
    edit: {
      file: 'features/locker-doors/door-settling.ts',
      find: 'await keepOpened(context, command)',
      replace: 'void keepOpened',
    },
  },
  {
    name: 'a latch of a board that nobody can ask',
    tests: troubles,
    edit: {
      file: 'features/locker-doors/locker-tasks.ts',
      find: '        if (!reach) return\n        let read',
      replace: '        if (!reach || reachTrouble(reach) !== null) return\n        let read',
    },
  },
  {
    name: 'a household that learns of codes',
    tests: doors,
    edit: {
      file: 'features/locker-doors/locker-doors.service.ts',
      find: "if (actor.role === 'condomino' && code !== undefined)",
      replace: "if (actor.role === 'x' && code !== undefined)",
    },
  },
  {
    name: 'a lock under two names of its gateway',
    tests: lockers,
    edit: {
      file: 'registers/lockers/lock-use.ts',
      find: 'ARRAY[m.host, m.ip] && own.hosts',
      replace: 'm.host = own.hosts[1]',
    },
  },
  {
    name: 'a door that is being opened, and moves',
    tests: lockers,
    edit: {
      file: 'registers/lockers/lock-use.ts',
      find: 'AND c.over_at IS NULL`)',
      replace: 'AND false`)',
    },
  },
  {
    name: 'a manufacturer that moves under its used doors',
    tests: guards,
    edit: {
      file: 'registers/locker-manufacturers/behaviour.ts',
      find: 'if (before !== null) await keepUsedReach(context, next, before)',
      replace: '',
    },
  },
  {
    name: 'a used door that moves with a removal',
    tests: guards,
    edit: {
      file: 'registers/locker-manufacturers/behaviour.ts',
      find: "if (used.length > 0) throw fieldProblem('reassign_to', 'door_in_use')",
      replace: '',
    },
  },
  {
    name: 'a lock that is shared after a removal',
    tests: lockers,
    edit: {
      file: 'registers/locker-manufacturers/behaviour.ts',
      find: "await refuseSharedLocks(context, locksOf(context, moved), 'reassign_to')",
      replace: '',
    },
  },
  {
    name: 'a lock that is shared by moving a gateway',
    tests: lockers,
    edit: {
      file: 'registers/locker-manufacturers/behaviour.ts',
      find: 'await refuseSharedLocks(context, locks, changed)',
      replace: 'void locks',
    },
  },
  {
    name: 'who collected, for ever',
    tests: ['features/retention/parcel-retention'],
    edit: {
      file: 'features/retention/parcel-rules.ts',
      find: 'await eraseAtDoors(context, ids)',
      replace: 'void eraseAtDoors',
    },
  },
  {
    name: 'a chain of a parcel that is rewritten',
    tests: ['features/retention/parcel-retention'],
    sql: 'DROP TRIGGER keep_event ON parcel_events',
  },
  {
    name: 'a name server that is waited for',
    tests: ['platform/resolve-name'],
    edit: {
      file: 'platform/resolve-name.ts',
      find: 'setTimeout(() => resolver.cancel(), TIMEOUT_MS.all)',
      replace: 'undefined',
    },
  },
  {
    name: 'a name that is asked for each time',
    tests: ['platform/resolve-name'],
    edit: {
      file: 'platform/resolve-name.ts',
      find: 'failures.set(name, { error, until: Date.now() + FAILURE_MS })',
      replace: 'void FAILURE_MS',
    },
  },
  {
    name: 'a name of a gateway that occupies a thread',
    tests: ['domain/approved-addresses'],
    edit: {
      file: 'domain/approved-addresses.ts',
      find: '(await resolveGateway(host)).map',
      replace: "(await (await import('node:dns/promises')).lookup(host, { all: true })).map",
    },
  },
  {
    name: 'a push service that is asked for by a thread',
    tests: ['platform/push/push-sender'],
    edit: {
      file: 'platform/push/push-sender.ts',
      find: 'callbackify(resolve)(hostname,',
      replace:
        "callbackify(async (n: string) => (await import('node:dns/promises')).lookup(n, { all: true }))(hostname,",
    },
  },
  {
    name: 'an IPv4 address that IPv6 wraps',
    tests: ['platform/forbidden-addresses'],
    edit: {
      file: 'platform/forbidden-addresses.ts',
      find: "  ['::', 96],",
      replace: '',
    },
  },
  {
    name: 'metadata of another provider',
    tests: ['platform/forbidden-addresses'],
    edit: {
      file: 'platform/forbidden-addresses.ts',
      find: "  ['168.63.129.16', 32],",
      replace: '',
    },
  },
  {
    name: 'two commands for one door',
    tests: races,
    sql: 'DROP INDEX door_commands_of_door; DROP INDEX door_commands_of_parcel',
  },
]

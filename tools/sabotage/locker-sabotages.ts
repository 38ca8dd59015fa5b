import { driverSabotages } from './driver-sabotages.ts'
import type { Sabotage } from './sabotage.ts'

const doors = ['features/locker-doors/locker-doors.test']
const troubles = ['features/locker-doors/door-troubles']
const races = ['testing/races/door-races']

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
      file: 'registers/parcels/door-of-parcel.ts',
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
    name: 'two commands for one door',
    tests: races,
    sql: 'DROP INDEX door_commands_of_door; DROP INDEX door_commands_of_parcel',
  },
]

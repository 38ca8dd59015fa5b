import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  { name: 'two commands for one door', sql: 'DROP INDEX door_commands_of_door' },
  {
    name: 'a door of the neighbours',
    edit: {
      file: './door-aims.ts',
      find: 'if (isOwn) await requireOwn(context, parcelId)',
      replace: '',
    },
  },
  {
    name: 'a code of another parcel that opens a door',
    edit: {
      file: './door-aims.ts',
      find: 'shown?.parcelId === parcelId &&',
      replace: 'shown !== undefined &&',
    },
  },
  {
    name: 'a household that looks behind doors',
    edit: {
      file: './locker-doors.service.ts',
      find: "if (actor.role === 'condomino' && body.purpose !== 'collect') throw problem('forbidden')",
      replace: '',
    },
  },
  {
    name: 'a code that is withdrawn while its door is open',
    edit: {
      file: '../public/door-of-parcel.ts',
      find: "if (open) throw problem('state_conflict', { errors: [{ field: 'door', code: 'door_busy' }] })",
      replace: 'void open',
    },
  },
  {
    name: 'a household that learns of codes',
    edit: {
      file: './locker-doors.service.ts',
      find: "if (actor.role === 'condomino' && code !== undefined)",
      replace: "if (actor.role === 'x' && code !== undefined)",
    },
  },
]

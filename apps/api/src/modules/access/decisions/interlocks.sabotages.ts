import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an interlock that takes an unknown door for closed',
    edit: {
      file: './interlocks.ts',
      find: ', false)\n    LIMIT 1`)',
      replace: ', true)\n    LIMIT 1`)',
    },
  },
  {
    name: 'an interlock that takes an old reading for one of now',
    edit: { file: './interlocks.ts', find: 'const STALE_S = 10', replace: 'const STALE_S = 1000' },
  },
  {
    name: 'an interlock of which two open at once',
    only: 'wait for whoever is just opening',
    edit: { file: './interlocks.ts', find: 'if (lock)', replace: 'if (Date.now() < 0)' },
  },
  {
    name: 'an interlock that forgets who is about to open',
    edit: { file: './interlocks.ts', find: 'const OPENING_S = 15', replace: 'const OPENING_S = 0' },
  },
  {
    name: 'an interlock that an opening from afar passes over',
    edit: {
      file: '../readers/commands/commands.service.ts',
      find: "if (kind === 'open' && pointId !== null) await requireOtherDoorsClosed(context, pointId)",
      replace: '',
    },
  },
  {
    name: 'an interlock with a door that has no sensor',
    edit: {
      file: '../access-points/behaviour.ts',
      find: "if (other && !other.has_sensor) throw fieldProblem(field, 'no_door_sensor')",
      replace: '',
    },
  },
  {
    name: 'an interlock with a door whose sensor is taken away',
    edit: {
      file: '../access-points/behaviour.ts',
      find: "throw fieldProblem('door_sensor', 'sensor_interlocked')",
      replace: 'return',
    },
  },
  {
    name: 'an interlock on the list of a reader',
    tests: ['../readers/lists/compile-list.test.ts'],
    only: 'a list decides as the server does',
    edit: {
      file: '../readers/lists/reader-doors.ts',
      find: 'isLocked || hasInterlock',
      replace: 'isLocked',
    },
  },
  {
    name: 'an interlock that believes a late report of a closed door',
    tests: ['../readers/events/sightings.test.ts'],
    only: 'is not believed of a door that was closed long ago',
    edit: {
      file: '../readers/doors/doors.repository.ts',
      find: 'isOpen || (time !== null && momentOf(reader, time) === null)',
      replace: 'true',
    },
  },
]

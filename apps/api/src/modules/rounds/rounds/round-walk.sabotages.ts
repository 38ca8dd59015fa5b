import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

const tests = ['./round-walk.test.ts', './settle-walk.test.ts']

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a walk whose parts do not wait for each other',
    tests,
    edit: {
      file: './take-entries.ts',
      find: "await lockRow(machineryOf(machineries, 'rounds'), context, roundId)",
      replace: '',
    },
  },
  {
    name: 'a walk whose entries come twice',
    tests,
    edit: {
      file: './take-entries.ts',
      find: 'ON CONFLICT (tenant_id, id) DO NOTHING',
      replace: '',
    },
  },
  {
    name: 'a walk with an old code that nobody sees',
    tests,
    edit: {
      file: './take-entries.ts',
      find: 'isOld: number < point.number && !wasCurrent',
      replace: 'isOld: false',
    },
  },
  {
    name: 'a walk with a clock that was set back',
    tests,
    edit: {
      file: './suspect-scans.ts',
      find: 'if (clock < page - DRIFT_MS) found.add(entry.id)',
      replace: '',
    },
  },
  {
    name: 'a walk by the telephone that was sent first',
    tests,
    edit: {
      file: './settle-walk.ts',
      find: '+one.device_at - +other.device_at ||',
      replace: '',
    },
  },
  {
    name: 'a walk that is late, and still told as missed',
    tests,
    edit: {
      file: './behaviour.ts',
      find: "await withdraw(context, { kind: 'round_missed', key: id, outcome: {} })",
      replace: '',
    },
  },
  {
    name: 'a walk whose refused scan counts',
    tests,
    edit: {
      file: './settle-walk.ts',
      find: "kind === 'scan' && verdict !== 'not_valid'",
      replace: "kind === 'scan' || verdict === 'fine'",
    },
  },
]

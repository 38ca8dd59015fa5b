import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

const tests = ['./alert-sender.test.ts']
const file = './alert-sender.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'the contact of a sender for everybody who reads the alert',
    tests,
    edit: {
      file,
      find: "const mayCall = actor.role !== 'system' && mayUse(actor.role, 'panic.see_all')",
      replace: 'const mayCall = true',
    },
  },
  {
    name: 'calls about a silent alert',
    tests,
    edit: { file, find: 'mayCall && !alert.silent && ', replace: 'mayCall && ' },
  },
]

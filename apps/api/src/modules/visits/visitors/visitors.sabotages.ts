import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a document of somebody known that the gate overwrites',
    edit: {
      file: '../../../register-endpoints/aspects/hidden-values/own-typing.ts',
      find: "return stored['provisional'] === true",
      replace: "return stored['provisional'] !== undefined",
    },
  },
  {
    name: 'somebody blocked whom the gate removes',
    edit: {
      file: './behaviour.ts',
      find: "&& actor.role === 'funcionario') throw",
      replace: "&& actor.role === 'system') throw",
    },
  },
]

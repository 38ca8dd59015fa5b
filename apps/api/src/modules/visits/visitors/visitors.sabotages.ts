import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a block of the gate without an end',
    edit: {
      file: './blocks.ts',
      find: '`now() + make_interval(hours => ${sql.lit(GATE_BLOCK_HOURS)})`',
      replace: '`NULL::timestamptz`',
    },
  },
  {
    name: 'a block that has ended and still reads',
    edit: {
      file: '../../../register-endpoints/record-columns.ts',
      find: '(${ends} IS NULL OR ${ends} > now())',
      replace: '(${ends} IS NULL OR ${ends} <= now() OR true)',
    },
  },
  {
    name: 'an invitation that goes when its visitor is known',
    edit: {
      file: '../../../register-endpoints/row-scope.ts',
      find: 'OR ${alias}.merged_into IS NOT NULL)',
      replace: ')',
    },
  },
  {
    name: 'a known visitor merged away',
    edit: {
      file: './merge.ts',
      find: "if (!isOpen) throw problem('state_conflict')",
      replace: '',
    },
  },
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

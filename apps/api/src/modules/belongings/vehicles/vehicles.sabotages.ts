import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a tag that several cars get at once',
    edit: {
      file: './behaviour.ts',
      find: 'pg_advisory_xact_lock(hashtextextended(',
      replace: '(hashtextextended(',
    },
  },
  {
    name: 'the tag of a sold car on another',
    edit: {
      file: './behaviour.ts',
      find: "if (other.sold) throw fieldProblem('tag', 'tag_sold')",
      replace: 'if (other.sold) return',
    },
  },
  {
    name: 'a sold car that becomes active',
    edit: {
      file: './behaviour.ts',
      find: "throw fieldProblem('status', 'vehicle_sold')",
      replace: 'return next',
    },
  },
  {
    name: 'a car of an equipment brand',
    edit: {
      file: '../../../register-endpoints/write-checks.ts',
      find: "else if (!found.fits) missing.push({ field: place, code: 'wrong_kind' })",
      replace: '',
    },
  },
]

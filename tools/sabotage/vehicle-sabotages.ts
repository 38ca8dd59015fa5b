import type { Sabotage } from './sabotage.ts'

const vehicles = ['registers/vehicles']

/** What keeps a tag on one car, and a car what it is. */
export const vehicleSabotages: readonly Sabotage[] = [
  {
    name: 'a tag that several cars get at once',
    tests: vehicles,
    edit: {
      file: 'registers/vehicles/behaviour.ts',
      find: 'pg_advisory_xact_lock(hashtextextended(',
      replace: '(hashtextextended(',
    },
  },
  {
    name: 'the tag of a sold car on another',
    tests: vehicles,
    edit: {
      file: 'registers/vehicles/behaviour.ts',
      find: "if (other.sold) throw fieldProblem('tag', 'tag_sold')",
      replace: 'if (other.sold) return',
    },
  },
  {
    name: 'a sold car that becomes active',
    tests: vehicles,
    edit: {
      file: 'registers/vehicles/behaviour.ts',
      find: "if (next['status'] === 'ATIVO') throw fieldProblem('status', 'vehicle_sold')",
      replace: '',
    },
  },
  {
    name: 'a car of an equipment brand',
    tests: vehicles,
    edit: {
      file: 'register-endpoints/write-checks.ts',
      find: "else if (!found.fits) missing.push({ field: place, code: 'wrong_kind' })",
      replace: '',
    },
  },
  {
    name: 'an inactive tower around active units',
    tests: ['registers/towers'],
    edit: {
      file: 'registers/towers/behaviour.ts',
      find: "if (active) throw fieldProblem('status', 'active_units')",
      replace: '',
    },
  },
]

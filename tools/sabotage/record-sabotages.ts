import type { Sabotage } from './sabotage.ts'

const postalCodes = ['features/postal-codes/postal-codes.test']
const client = 'features/postal-codes/postal-code-client.ts'

/** What a record tells of who made it, what a new occupancy may, and what is asked outside. */
export const recordSabotages: readonly Sabotage[] = [
  {
    name: 'who made a record told to whoever may not read its history',
    tests: ['registers/residents/proposals.test'],
    edit: {
      file: 'register-endpoints/reference-reader.ts',
      find: "role === 'system' || may(role, register, 'history')",
      replace: 'true',
    },
  },
  {
    name: 'a new occupancy without the rights of its relation',
    tests: ['registers/occupancies/occupancies.test'],
    edit: {
      file: 'registers/occupancies/behaviour.ts',
      find: 'before === null ? withRights(typed) : typed',
      replace: 'typed',
    },
  },
  {
    name: 'the rights of a relation over those that were said',
    tests: ['registers/occupancies/occupancies.test'],
    edit: {
      file: 'registers/occupancies/behaviour.ts',
      find: 'next[name] ?? own',
      replace: 'own',
    },
  },
  {
    name: 'a service of postal codes that redirects',
    tests: postalCodes,
    edit: { file: client, find: "redirect: 'error'", replace: "redirect: 'follow'" },
  },
  {
    name: 'a service of postal codes that answers without end',
    tests: postalCodes,
    edit: { file: client, find: 'bytes > ANSWER_BYTES', replace: 'bytes < 0' },
  },
  {
    name: 'postal codes without a limit for each person',
    tests: postalCodes,
    edit: {
      file: 'features/postal-codes/postal-codes.service.ts',
      find: 'before >= POSTAL_CODES_AN_HOUR',
      replace: 'before < 0',
    },
  },
  {
    name: 'a service of postal codes over plain http',
    tests: ['platform/environment.test'],
    edit: {
      file: 'platform/environment.ts',
      find: "url?.protocol === 'https:' &&",
      replace: 'url !== null &&',
    },
  },
]

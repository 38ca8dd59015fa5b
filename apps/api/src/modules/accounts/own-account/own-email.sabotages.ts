import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'another e-mail without the password',
    edit: {
      file: '../public/password/password-proof.ts',
      find: "if (!proved) throw fieldProblem(field, 'password_wrong')",
      replace: '',
    },
  },
  {
    name: 'letters to one address without an end',
    edit: {
      file: './own-email.service.ts',
      find: "await throttle.allow('own email to', email.toLowerCase(), FREE_REQUESTS)",
      replace: '',
    },
    only: 'can be requested for one address a few times',
  },
  {
    name: 'an e-mail that tells who is known',
    edit: {
      file: './own-email.service.ts',
      find: 'const requestId = newId()',
      replace:
        "const requestId = newId(); if (await accountOfEmail(queries, email)) throw fieldProblem('email', 'duplicate')",
    },
  },
]

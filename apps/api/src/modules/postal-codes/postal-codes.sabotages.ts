import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a service of postal codes that redirects',
    edit: {
      file: './postal-code-client.ts',
      find: "redirect: 'error'",
      replace: "redirect: 'follow'",
    },
  },
  {
    name: 'a service of postal codes that answers without end',
    edit: {
      file: './postal-code-client.ts',
      find: 'bytes > ANSWER_BYTES',
      replace: 'bytes < 0',
    },
  },
  {
    name: 'postal codes without a limit for each person',
    edit: {
      file: './postal-codes.service.ts',
      find: 'before >= POSTAL_CODES_AN_HOUR',
      replace: 'before < 0',
    },
  },
]

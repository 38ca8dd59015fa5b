import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'passwords compared in the order they come',
    edit: {
      file: './password-turns.ts',
      find: 'tenant: network, person: account.toLowerCase()',
      replace: "tenant: 'all', person: 'all'",
    },
  },
  {
    name: 'passwords compared without turns',
    edit: {
      file: './password-turns.ts',
      find: 'return await queue.run({ tenant: network, person: account.toLowerCase() }, work)',
      replace: 'return await work()',
    },
  },
  {
    name: 'registrations that hash beside the turns',
    edit: {
      file: '../sign-in/registration.service.ts',
      find: 'await turns.run(asker, () => hashPassword(password))',
      replace: 'await hashPassword(password)',
    },
  },
  {
    name: 'an IPv6 site with a turn for each of its networks',
    edit: {
      file: './password-turns.ts',
      find: 'tenant: siteOf(address)',
      replace: 'tenant: network',
    },
  },
  {
    name: 'refusals told as fast as they are asked for',
    edit: {
      file: '../../../platform/refusal-pace.ts',
      find: 'if (wait <= 0)',
      replace: 'if (wait)',
    },
  },
]

import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'the password alone',
    isCore: true,
    edit: {
      file: './sign-in-steps.ts',
      find: 'const demand = await proofs.demand(queries, account)',
      replace: 'const demand = await Promise.resolve(null)',
    },
  },
  {
    name: 'a sign-in by what was spent before',
    only: 'opens one session for a ticket that two right codes answer at once',
    isCore: true,
    edit: {
      file: '../../accounts/sign-in/enter.ts',
      find: 'if (refused) return refused',
      replace: '',
    },
  },
  {
    name: 'a ticket for two sign-ins',
    isCore: true,
    edit: {
      file: '../public/tickets/proof-ticket.repository.ts',
      find: 'DELETE FROM proof_tickets WHERE',
      replace: 'UPDATE proof_tickets SET purpose = purpose WHERE',
    },
  },
  {
    name: 'a ticket that never ends',
    edit: {
      file: '../public/tickets/proof-ticket.repository.ts',
      find: ' AND expires_at > now()',
      replace: '',
    },
  },
  {
    name: 'one kind of ticket for another',
    edit: {
      file: '../public/tickets/proof-ticket.repository.ts',
      find: ' AND purpose = ANY (${purposes})',
      replace: '',
    },
  },
  {
    name: 'tickets that outlive their password',
    edit: {
      file: '../../accounts/public/password/password.repository.ts',
      find: 'DELETE FROM proof_tickets WHERE user_id = ${userId}',
      replace: 'DELETE FROM proof_tickets WHERE false',
    },
  },
  {
    name: 'guesses of codes that are each the first',
    edit: {
      file: '../../accounts/public/throttle/sign-in-throttle.ts',
      find: "digest('codes of', userId)",
      replace: "digest('codes of', userId, String(performance.now()))",
    },
  },
]

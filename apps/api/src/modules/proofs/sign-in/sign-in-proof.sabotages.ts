import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'the password alone',
    isCore: true,
    edit: {
      file: '../../accounts/sign-in/sign-in.service.ts',
      find: 'const secondFactor = whole ? null : await proofs.demand(account)',
      replace: 'const secondFactor = whole || !provided ? null : await proofs.demand(account)',
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
      file: '../../accounts/public/account/account.repository.ts',
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

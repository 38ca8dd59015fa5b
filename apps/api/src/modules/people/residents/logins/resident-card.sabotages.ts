import type { Sabotage } from '../../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a card without a proven address',
    edit: {
      file: '../../../accounts/public/invitation-link.ts',
      find: "JSON.stringify(['invitation', id, generation, email])",
      replace: "JSON.stringify(['invitation', id, generation])",
    },
  },
  {
    name: 'letters without end by a card',
    edit: {
      file: '../../../accounts/invitations/invitation.repository.ts',
      find: 'WHERE id = ${id} AND (letters <',
      replace: 'WHERE id = ${id} AND (true OR letters <',
    },
  },
  {
    name: 'an invitation left open beside the one that was accepted',
    edit: {
      file: '../../../accounts/invitations/invitation-membership.ts',
      find: 'isResidents(spent) ? await endOthers(queries, invitation) : []',
      replace: '[]',
    },
  },
  {
    name: 'a card that one person uses for a second home',
    edit: {
      file: '../../../accounts/invitations/invitation-membership.ts',
      find: 'if (!begun && isResidents(spent))',
      replace: 'if (Number.isNaN(begun))',
    },
  },
  {
    name: 'the typed name on the page of a letter',
    edit: {
      file: '../../../accounts/invitations/acceptance.service.ts',
      find: 'email === null ? (name',
      replace: 'email !== undefined ? (name',
    },
  },
  {
    name: 'a mailbox flooded by many cards',
    edit: {
      file: '../../../accounts/invitations/acceptance.service.ts',
      find: "await throttle.allow('invitation email', email.toLowerCase(), FREE_LETTERS)",
      replace: '',
    },
  },
  {
    name: 'a building stopped by its own network',
    edit: {
      file: '../../../accounts/invitations/acceptance.service.ts',
      find: "throttle.allow('invitation email', email.toLowerCase(),",
      replace: "throttle.allow('invitation email', origin.address,",
    },
  },
]

import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'invitations that are counted at once',
    edit: {
      file: './invitations.service.ts',
      find: '`passes held ${actor.tenantId} ${actor.userId}`',
      replace: '`passes held ${Math.random()}`',
    },
  },
]

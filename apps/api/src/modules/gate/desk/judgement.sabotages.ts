import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a queued entry of who is not of the gate any more',
    edit: {
      file: './desk-author.ts',
      find: "member.was_here && mayUse(member.role, 'gate.enter')",
      replace: 'member.was_here',
    },
  },
  {
    name: 'a queued entry by a visit that was not there yet',
    edit: {
      file: './queued-acts.ts',
      find: 'together(requireKnown(context, ticket), ',
      replace: 'together(undefined, ',
    },
  },
]

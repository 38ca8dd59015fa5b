import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a list of a reader that tells who has a second PIN',
    edit: {
      file: './console/entries.repository.ts',
      find: "CASE WHEN is_duress AND has_main AND state = 'removing' THEN 'waiting' ELSE state END",
      replace: 'state',
    },
  },
  {
    name: 'a console that the gate reads whole',
    edit: {
      file: './console/readers.repository.ts',
      find: "mayUse(actor.role, 'readers.console')",
      replace: "mayUse(actor.role, 'readers.state')",
    },
  },
]

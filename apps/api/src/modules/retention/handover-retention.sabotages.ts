import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a handover that is erased while it waits for a signature',
    edit: {
      file: '../gate/handovers/retention-rules.ts',
      find: "h.state IN ('open', 'left')",
      replace: "h.state IN ('never')",
    },
  },
]

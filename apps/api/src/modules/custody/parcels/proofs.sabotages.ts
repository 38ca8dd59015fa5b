import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a hand-over proved by a picture of something else',
    edit: {
      file: './hand-over.ts',
      find: 'if (next[field] !== null) await claimOwnFile',
      replace: 'if (Date.now() < 0) await claimOwnFile',
    },
  },
  {
    name: 'a refusal in writing with a signature of something else',
    edit: {
      file: './behaviour.ts',
      find: "await claimOwnFile(context, next, 'signature_file_id')",
      replace: 'await Promise.resolve(claimOwnFile)',
    },
  },
]

import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a cascade without a trail',
    edit: {
      file: './cascade.ts',
      find: 'await recordAudit(',
      replace: 'await Promise.resolve(',
    },
  },
  {
    name: 'a cascade that counts no version',
    edit: { file: './cascade.ts', find: 'version = r.version + 1', replace: 'version = r.version' },
  },
  {
    name: 'a cascade that tells nobody',
    edit: { file: './cascade.ts', find: 'await publishChange(', replace: 'await Promise.resolve(' },
  },
  {
    name: 'a cascade that says what stood there before',
    edit: {
      file: './cascade.ts',
      find: 'ORDER BY r.id FOR NO KEY UPDATE OF r)',
      replace: 'ORDER BY r.id)',
    },
  },
]

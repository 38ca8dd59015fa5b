import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a pass page that tells more than the first name of the host',
    edit: {
      file: './guest-pass.service.ts',
      find: "split_part(coalesce(nullif(h.social_name, ''), h.name), ' ', 1) AS host",
      replace: 'h.name AS host',
    },
  },
]

import { all, type Known } from './table-rights.ts'

/** Tables of tenants that hold counts. */
export const countTables: { readonly [table: string]: Known } = {
  upload_counts: { reason: 'old hours are forgotten', rights: { '{{app}}': all } },
  act_counts: { reason: 'old windows are forgotten', rights: { '{{app}}': all } },
  look_ups: {
    reason: 'counted by the hour, given back or forgotten',
    rights: { '{{app}}': ['DELETE', 'INSERT', 'SELECT', 'UPDATE (given_back)'] },
  },
  sealed_counts: {
    reason: 'what is left of a change of the secret is counted again and again',
    rights: { '{{app}}': ['INSERT', 'SELECT', 'UPDATE'], '{{system}}': ['DELETE', 'SELECT'] },
  },
}

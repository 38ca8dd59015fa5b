import type { Queries } from '../../../../platform/database/queries.ts'

/** Reads the provider by which a person signs in, and by nothing else: only it can prove them. */
export type SoleProvider = (
  queries: Queries,
  userId: string,
) => Promise<{ hosted: boolean; realtime: boolean }>

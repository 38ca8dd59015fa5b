import type { Queries } from '../../../../platform/database/queries.ts'

/** Reads the only provider by which a person signs in: only it can prove them. */
export type SoleProvider = (
  queries: Queries,
  userId: string,
) => Promise<{ hosted: boolean; realtime: boolean }>

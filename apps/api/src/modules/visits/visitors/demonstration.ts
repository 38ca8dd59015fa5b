import { visitors } from '@portaria/contract/modules/visits/visitors/visitors'
import { sql } from 'kysely'
import type { DemonstrationTools } from '../../../parts/demonstration-part.ts'
import { cascade } from '../../../register-endpoints/cascade.ts'

/** The síndico made the blocks of the demonstration. */
export const nameBlockers = ({ asSindico }: DemonstrationTools): Promise<void> =>
  asSindico(async (context) => {
    const { userId } = context.actor
    await cascade(
      context,
      visitors,
      sql`r.blocked AND r.blocked_by IS NULL`,
      { set: {}, columns: { blocked_by: userId, block_confirmed_by: userId } },
      'the demonstration was loaded',
    )
  })

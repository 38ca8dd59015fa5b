import type { ReaderCommand } from '@portaria/contract/modules/access/readers/reader-answers'

/** How far an opening has come. */
export type OpeningStage = 'waiting' | 'done' | 'refused' | 'unknown'

/**
 * Returns how far an opening has come. What the server does not say in time is not known, which is
 * never the same as refused: the door may be open.
 */
export function stageOf(
  command: Pick<ReaderCommand, 'state'> | undefined,
  isLate: boolean,
): OpeningStage {
  if (command && command.state !== 'waiting') return command.state
  return isLate ? 'unknown' : 'waiting'
}

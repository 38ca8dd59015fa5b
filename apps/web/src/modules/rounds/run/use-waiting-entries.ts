import { useQueued } from '../../../platform/offline-queue/offline-queue.ts'
import { isRoundItem } from './round-item.ts'
import { ROUND_KIND } from './round-kind.ts'

/** The number of a round's entries that wait on this device for the server. */
export const useWaitingEntries = (roundId: string): number =>
  useQueued(ROUND_KIND).filter(({ body }) => isRoundItem(body) && body.roundId === roundId).length

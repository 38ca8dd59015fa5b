import type { PulledEvents } from '@portaria/drivers/access/access-driver'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import type { CredentialTools } from '../../decisions/presented.ts'
import { type StoredEvents, storeEvents } from './store-events.ts'
import { keepCursor, lockReader } from './stored-reader.ts'

/**
 * Stores the events that were read from a reader, and in the same transaction the place up to which
 * they were read (access §27). What a reader logged before it was ours is passed over: its numbers of
 * people are not ours. A numbering that began anew is another epoch.
 */
export async function storeReaderEvents(
  tools: CredentialTools,
  context: TenantContext,
  { equipmentId }: { readonly equipmentId: string },
  { events, cursor, hasMore }: PulledEvents,
): Promise<StoredEvents> {
  const reader = await lockReader(context, equipmentId)
  if (!reader) return { fresh: 0, unplaced: 0 }
  const before = reader.cursor
  const isAnother = before !== null && before.serial !== cursor.serial
  const isAnew = before !== null && (isAnother || before.epoch !== cursor.epoch)
  const epoch = isAnew ? reader.epoch + 1 : reader.epoch
  const isHistory = before === null || isAnother || before.isHistory
  const stored = isHistory
    ? { fresh: 0, unplaced: 0 }
    : await storeEvents(tools, context, { ...reader, epoch }, events)
  await keepCursor(context, reader, { ...cursor, isHistory: isHistory && hasMore }, epoch)
  return stored
}

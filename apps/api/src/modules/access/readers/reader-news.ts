import { featureRights } from '@portaria/contract/define-register/permissions'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { publishEvent } from '../../../platform/outbox/event-outbox.ts'

/**
 * Has open consoles read a reader again; they read at most once a second, however many events come.
 */
export const publishReader = (context: TenantContext, equipmentId: string): Promise<void> =>
  publishEvent(context, {
    topic: 'access-readers.changed',
    audience: { roles: featureRights['readers.state'] },
    payload: { id: equipmentId },
  })

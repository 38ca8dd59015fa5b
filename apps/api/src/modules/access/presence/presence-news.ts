import { featureRights } from '@portaria/contract/define-register/permissions'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { publishEvent } from '../../../platform/outbox/event-outbox.ts'

/** Has open lists of who is inside read again; it names nobody. */
export const publishPresence = (context: TenantContext): Promise<void> =>
  publishEvent(context, {
    topic: 'access-presence.changed',
    audience: { roles: featureRights['gate.enter'] },
    payload: {},
  })

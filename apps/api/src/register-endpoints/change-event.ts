import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { rolesThatSeeAll } from '@portaria/contract/define-register/permissions'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { publishEvent } from '../platform/outbox/event-outbox.ts'

/** Publishes a change of rows to open screens: one event for any number of rows. */
export async function publishChange(
  context: TenantContext,
  register: AnyRegister,
  ids: readonly string[],
): Promise<void> {
  await publishEvent(context, {
    topic: 'register.changed',
    audience: { roles: rolesThatSeeAll(register) },
    payload: { register: register.name, ids: ids.slice(0, 100), count: ids.length },
  })
}

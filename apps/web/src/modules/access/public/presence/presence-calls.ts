import type { PresenceBody } from '@portaria/contract/modules/access/presence/presence'
import { callApi } from '../../../../platform/http-client.ts'

/** Says that a person is here, or no longer. */
export const correctPresence = (body: PresenceBody): Promise<unknown> =>
  callApi('/access-presence', { method: 'POST', body })

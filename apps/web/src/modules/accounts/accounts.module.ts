import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import { invitationSlots } from './invitations/invitation-slots.ts'
import { membershipSlots } from './memberships/membership-slots.ts'

/** People with a login: their memberships, and how they are invited. */
export const accountsModule: WebModule = {
  name: 'accounts',
  slots: [
    {
      users: {
        recordActions: [
          lazyCode(async () => (await import('./users/ChangeEmail.tsx')).ChangeEmail),
          lazyCode(async () => (await import('./users/ResetSecondFactor.tsx')).ResetSecondFactor),
        ],
      },
    },
    membershipSlots,
    invitationSlots,
  ],
}

import { mayUse } from '@portaria/contract/define-register/permissions'
import { PackagePlus } from 'lucide-react'
import type { WebModule } from '../../parts/module.ts'
import { gateSlots } from './gate-slots.ts'
import { handoverSlots } from './handovers/handover-slots.ts'
import { DESK_KIND } from './offline/desk-kind.ts'

/** The gate's desk, with and without a network, and the handovers of its shifts. */
export const gateModule: WebModule = {
  name: 'gate',
  slots: [gateSlots, handoverSlots],
  phrases: [
    {
      name: 'receive',
      icon: PackagePlus,
      maySay: (role) => mayUse(role, 'gate.enter'),
      load: async () => (await import('./phrases/read-parcel.ts')).readParcel,
    },
  ],
  offlineKinds: [
    {
      kind: DESK_KIND,
      maySend: (role) => mayUse(role, 'gate.enter'),
      async send() {
        const { sendDeskEntries } = await import('./offline/send-entries.ts')
        sendDeskEntries()
      },
    },
  ],
}

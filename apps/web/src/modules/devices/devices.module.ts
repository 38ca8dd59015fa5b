import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'

const deviceAddresses = lazyCode(
  async () => (await import('./DeviceAddresses.tsx')).DeviceAddresses,
)

/** Secrets of devices, and the addresses to which the server may connect. */
export const devicesModule: WebModule = {
  name: 'devices',
  slots: [
    {
      equipment: {
        recordActions: [lazyCode(async () => (await import('./SetSecret.tsx')).SetSecret)],
        recordPanels: [deviceAddresses],
      },
      'locker-manufacturers': { recordPanels: [deviceAddresses] },
    },
  ],
}

import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'

const deviceAddresses = lazyCode(
  async () => (await import('./DeviceAddresses.tsx')).DeviceAddresses,
)

/** Secrets of equipment, and the addresses that the server may connect to. */
export const devicesModule: WebModule = {
  name: 'devices',
  slots: [
    {
      equipment: {
        recordActions: [lazyCode(async () => (await import('./SetSecret.tsx')).SetSecret)],
        recordAside: [deviceAddresses],
      },
      'locker-manufacturers': { recordAside: [deviceAddresses] },
    },
  ],
}

import type { ApiModule } from '../../parts/module.ts'
import { secretSeal } from '../../platform/sealed-secret.ts'
import { deviceAddressesBehaviour } from './device-addresses/behaviour.ts'
import { sample as deviceAddressesSample } from './device-addresses/sample.ts'
import { equipmentBehaviour } from './equipment/behaviour.ts'
import { sample as equipmentSample } from './equipment/sample.ts'

/** Equipment, and the addresses that the server may connect to. */
export const devicesModule: ApiModule = {
  name: 'devices',
  registers: {
    equipment: {
      sample: equipmentSample,
      behaviour: ({ secret }) => equipmentBehaviour(secretSeal(secret, 'device')),
    },
    'device-addresses': {
      sample: deviceAddressesSample,
      behaviour: () => deviceAddressesBehaviour,
    },
  },
}

import type { ApiModule } from '../../parts/module.ts'
import { devicesCopy } from './company-copy.ts'
import { deviceAddressesBehaviour } from './device-addresses/behaviour.ts'
import { sample as deviceAddressesSample } from './device-addresses/sample.ts'
import { equipmentBehaviour } from './equipment/behaviour.ts'
import { sample as equipmentSample } from './equipment/sample.ts'
import { deviceSeal } from './public/device-secrets.ts'
import { sealedDeviceValues } from './sealed-values.ts'

/** Equipment, and the addresses that the server may connect to. */
export const devicesModule: ApiModule = {
  name: 'devices',
  sealedValues: sealedDeviceValues,
  registers: {
    equipment: {
      sample: equipmentSample,
      behaviour: ({ secret }) => equipmentBehaviour(deviceSeal(secret)),
    },
    'device-addresses': {
      sample: deviceAddressesSample,
      behaviour: () => deviceAddressesBehaviour,
    },
  },
  companyCopy: devicesCopy,
}

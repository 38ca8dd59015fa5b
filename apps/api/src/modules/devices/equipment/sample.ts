import type { Sample } from '../../../parts/sample.ts'
import { digits } from '../../../parts/sample-values.ts'

export const sample: Sample = {
  values: (nth) => ({
    name: `Leitor facial ${nth}`,
    kind: 'facial',
    driver: 'control_id',
    model: 'iDFace',
    serial: `SN${digits(nth, 6)}`,
    host: `facial-${nth}.bosque.example`,
    ip: '10.20.0.21',
    port: 80,
    username: 'portaria',
    location: 'Hall social',
    access_types: ['facial'],
    operation_mode: 'online',
  }),
  refers: ['manufacturer_id', 'tower_id'],
  actions: { 'set-secret': { secret: 'rio-das-pedras' } },
}

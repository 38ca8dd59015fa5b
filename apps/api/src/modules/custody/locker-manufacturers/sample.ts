import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({
    name: `Kerong ${nth}`,
    host: `lockers-${nth}.bosque.example`,
    port: 4001,
    ip: '10.20.0.10',
    protocol: 'kerong',
  }),
}

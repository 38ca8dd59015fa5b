import type { Sample } from '../../../parts/sample.ts'
import { digits, sampleCpf } from '../../../parts/sample-values.ts'

export const sample: Sample = {
  values: (nth) => ({
    name: `Pessoa ${nth}`,
    email: `pessoa.${nth}@example.com`,
    phone: `+55119${digits(nth, 8)}`,
    cpf: sampleCpf(nth + 100_000),
  }),
  actions: { 'change-email': { email: 'outro@example.com' }, 'reset-second-factor': {} },
}

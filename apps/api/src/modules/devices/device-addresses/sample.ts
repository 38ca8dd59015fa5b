import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({
    host: `leitor-${nth}.bosque.example`,
    port: 8080,
    purpose: 'Leitor da entrada',
  }),
  actions: { refuse: { refusal_reason: 'Endereço de outra rede' } },
}

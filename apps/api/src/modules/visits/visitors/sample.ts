import type { Sample } from '../../../parts/sample.ts'
import { digits, sampleCpf, samplePlate } from '../../../parts/sample-values.ts'

export const sample: Sample = {
  values: (nth) => ({
    name: `Visitante ${nth}`,
    cpf: sampleCpf(nth + 50_000),
    id_doc: { kind: 'rg', number: digits(nth, 9), issuer: 'SSP', country: 'BR' },
    birth_date: '1985-05-05',
    cnh_number: digits(nth, 11),
    company: 'Entregas Rápidas',
    plate: samplePlate(nth),
    // The number contains no part of a document, so that every reader sees the same.
    phones: ['+5521990817263'],
    notes: 'Vem às quintas',
  }),
  spends: ['block'],
  actions: {
    block: { reason: 'Ordem judicial' },
    merge: { into: '01994a10-5c00-7b00-8001-0000000000ff' },
  },
}

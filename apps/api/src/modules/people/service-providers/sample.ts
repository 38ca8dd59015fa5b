import type { Sample } from '../../../parts/sample.ts'
import { digits, sampleCpf } from '../../../parts/sample-values.ts'

export const sample: Sample = {
  values: (nth) => ({
    kind: 'person',
    name: `Encanador ${nth}`,
    cpf: sampleCpf(60_000 + nth),
    id_doc: { kind: 'rg', number: digits(nth, 9), issuer: 'SSP', country: 'BR' },
    birth_date: '1979-04-12',
    cnh_number: digits(nth, 11),
    notes: 'Traz as próprias ferramentas',
    category: 'Hidráulica',
    phones: ['+552133445566'],
    contract_from: '2026-01-01',
    contract_to: '2026-12-31',
    allowed_days: ['mon', 'tue'],
    allowed_from: '08:00',
    allowed_to: '18:00',
    technicians: [{ name: 'Ajudante', document: digits(nth, 9), phone: '+5521990817265' }],
    documents: [{ document_kind: 'insurance', number: 'AP-1', expires_on: '2099-12-31' }],
  }),
  actions: { block: { block_reason: 'Seguro vencido' } },
}

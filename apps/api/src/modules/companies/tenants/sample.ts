import type { Sample } from '../../../parts/sample.ts'
import { digits } from '../../../parts/sample-values.ts'

export const sample: Sample = {
  values: (nth) => ({
    legal_name: `Condomínio ${nth}`,
    fantasy_name: `Residencial ${nth}`,
    time_zone: 'America/Sao_Paulo',
    contact_name: 'Vera Lima',
    contact_email: `contato.${nth}@example.com`,
    phones: [`+55119${digits(nth, 8)}`],
    zip_code: '01310-100',
    city: 'São Paulo',
    state: 'SP',
  }),
}

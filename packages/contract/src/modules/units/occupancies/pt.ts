import type { TextOf } from '../../../texts/register-text.ts'
import type { occupancies } from './occupancies.ts'

export const pt: TextOf<typeof occupancies> = {
  one: 'Ocupação',
  many: 'Ocupações',
  gender: 'f',
  purpose: 'Quem ocupa cada unidade, como e desde quando.',
  fields: {
    starts_on: 'Desde',
    ends_on: 'Até',
    may_authorize_visitors: 'Autoriza visitantes',
    may_book: 'Reserva áreas comuns',
    gets_parcels: 'Recebe encomendas',
  },
  sections: { occupancy: 'Ocupação' },
  choices: {
    relation: {
      owner: { him: 'Proprietário', her: 'Proprietária' },
      tenant: { him: 'Inquilino', her: 'Inquilina' },
      dependent: 'Dependente',
      domestic_staff: { him: 'Empregado doméstico', her: 'Empregada doméstica' },
      landlord: { him: 'Locador', her: 'Locadora' },
    },
  },
  heads: {
    relation: ['relação', 'vínculo', 'tipo de morador'],
    starts_on: ['data de entrada', 'entrada', 'desde', 'início', 'mudança'],
    ends_on: ['data de saída', 'saída', 'até'],
    'apartment_id.number': ['número do apartamento'],
  },
  choiceWords: {
    relation: {
      owner: ['proprietária', 'dono', 'dona'],
      tenant: ['inquilina', 'locatário', 'locatária'],
      dependent: ['filho', 'filha', 'cônjuge', 'familiar', 'esposa', 'marido'],
      domestic_staff: ['empregada doméstica', 'funcionário doméstico', 'diarista'],
      landlord: ['locadora', 'proprietário não residente'],
    },
  },
}

import type { TextOf } from '../../../texts/register-text.ts'
import type { occurrenceTypes } from './occurrence-types.ts'

export const pt: TextOf<typeof occurrenceTypes> = {
  one: 'Tipo de ocorrência',
  many: 'Tipos de ocorrência',
  gender: 'm',
  purpose: 'De que são as ocorrências, e o que cada tipo pede.',
  fields: {
    group: 'Grupo',
    default_severity: 'Gravidade usual',
    requires_photo: 'Pede foto',
    sla_hours: 'Prazo (horas)',
  },
  help: { sla_hours: 'Em branco: sem prazo prometido.' },
  choices: {
    group: {
      resident: 'Moradores',
      gatehouse: 'Portaria',
      security: 'Segurança',
      maintenance: 'Manutenção',
      assembly: 'Assembleia',
    },
    default_severity: {
      info: 'Informação',
      minor: 'Leve',
      serious: 'Grave',
      critical: 'Crítica',
    },
    color: {
      red: 'Vermelho',
      orange: 'Laranja',
      yellow: 'Amarelo',
      green: 'Verde',
      blue: 'Azul',
      purple: 'Roxo',
      grey: 'Cinza',
    },
  },
}

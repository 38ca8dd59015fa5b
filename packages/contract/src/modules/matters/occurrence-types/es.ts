import type { TextOf } from '../../../texts/register-text.ts'
import type { occurrenceTypes } from './occurrence-types.ts'

export const es: TextOf<typeof occurrenceTypes> = {
  one: 'Tipo de incidencia',
  many: 'Tipos de incidencia',
  gender: 'm',
  purpose: 'De qué son las incidencias, y qué pide cada tipo.',
  fields: {
    group: 'Grupo',
    default_severity: 'Gravedad usual',
    requires_photo: 'Pide foto',
    sla_hours: 'Plazo (horas)',
  },
  help: { sla_hours: 'En blanco: sin plazo prometido.' },
  choices: {
    group: {
      resident: 'Residentes',
      gatehouse: 'Portería',
      security: 'Seguridad',
      maintenance: 'Mantenimiento',
      assembly: 'Asamblea',
    },
    default_severity: {
      info: 'Información',
      minor: 'Leve',
      serious: 'Grave',
      critical: 'Crítica',
    },
    color: {
      red: 'Rojo',
      orange: 'Naranja',
      yellow: 'Amarillo',
      green: 'Verde',
      blue: 'Azul',
      purple: 'Morado',
      grey: 'Gris',
    },
  },
}

import type { TextOf } from '../../../texts/register-text.ts'
import type { occurrenceNotes } from './occurrence-notes.ts'

export const es: TextOf<typeof occurrenceNotes> = {
  one: 'Comentario de incidencia',
  many: 'Comentarios de incidencias',
  gender: 'm',
  purpose: 'Lo que se hizo y descubrió de cada incidencia, y quién.',
  fields: {
    occurrence: 'Incidencia',
    audience: 'Quién lo lee',
    body: 'Comentario',
    picture: 'Foto',
    author: 'Quién lo dijo',
    step: 'Paso',
  },
  sections: { comment: 'Comentario' },
  choices: {
    audience: { requester: 'También quien la relató', team: 'Solo el equipo' },
    step: {
      analyse: 'Empezó el análisis',
      proceed: 'Dio curso',
      close: 'Cerró',
      cancel: 'Canceló',
      'tell-unit': 'Avisó a la unidad',
    },
  },
}

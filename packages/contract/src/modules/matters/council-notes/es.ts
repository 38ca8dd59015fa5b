import type { TextOf } from '../../../texts/register-text.ts'
import type { councilNotes } from './council-notes.ts'

export const es: TextOf<typeof councilNotes> = {
  one: 'Comentario del consejo',
  many: 'Comentarios del consejo',
  gender: 'm',
  purpose: 'Lo que hizo el consejo de cada incidencia sobre el gestor.',
  fields: {
    council_occurrence: 'Incidencia para el consejo',
    audience: 'Quién lo lee',
    body: 'Comentario',
    picture: 'Foto',
    author: 'Quién lo dijo',
    step: 'Paso',
  },
  sections: { comment: 'Comentario' },
  choices: {
    audience: { requester: 'También quien la relató', team: 'Solo el consejo' },
    step: {
      analyse: 'Empezó el análisis',
      proceed: 'Dio curso',
      close: 'Cerró',
      cancel: 'Canceló',
    },
  },
}

import type { TextOf } from '../../../texts/register-text.ts'
import type { councilOccurrences } from './council-occurrences.ts'

export const es: TextOf<typeof councilOccurrences> = {
  one: 'Incidencia para el consejo',
  many: 'Incidencias para el consejo',
  gender: 'f',
  purpose:
    'Lo que se relató sobre el gestor. Solo lo leen quienes estaban en el consejo en ese momento y los administradores de la plataforma.',
  heading: '{{title}} · n.º {{number}}',
  fields: {
    number: 'Número',
    title: 'Título',
    description: 'Qué ocurrió',
    happened_at: 'Cuándo ocurrió',
    place: 'Dónde',
    attachments: 'Pruebas',
    name: 'Leyenda',
    picture: 'Imagen',
    reporter: 'Relatada por',
    readers: 'Quién lee',
    reader: 'Persona',
    state: 'Avance',
    outcome: 'Qué se hizo',
    cancel_reason: 'Motivo de la cancelación',
    closed_at: 'Cerrada el',
    closed_by: 'Cerrada por',
  },
  help: {
    title:
      'Solo el consejo y los administradores de la plataforma leen este relato, y usted mismo. El gestor no ve ni que existe.',
    description: 'El relato no cambia después; añada lo que falte en comentarios.',
    readers:
      'Quien estaba en el consejo cuando se relató, menos quien es o fue gestor hace menos de un año y a quien el relato nombra. Solo lo cambia un administrador de la plataforma.',
  },
  refusals: {
    no_reader: 'Elija a quien vive aquí con acceso, no es gestor ni lo fue hace menos de un año.',
  },
  sections: { narrative: 'Relato', readers: 'Consejo', progress: 'Avance' },
  choices: {
    state: {
      open: 'Abierta',
      in_analysis: 'En análisis',
      in_progress: 'En curso',
      closed: 'Cerrada',
      cancelled: 'Cancelada',
    },
  },
  transitions: {
    analyse: { button: 'Analizar', done: 'Incidencia en análisis' },
    proceed: { button: 'Dar curso', done: 'Incidencia en curso' },
    close: {
      button: 'Cerrar',
      done: 'Incidencia cerrada',
      text: 'Después, al relato solo se le añade.',
    },
    cancel: {
      button: 'Cancelar incidencia',
      done: 'Incidencia cancelada',
      text: 'Se guarda, con el motivo.',
    },
  },
  views: {
    open: { m: 'Abiertas', f: 'Abiertas' },
    closed: { m: 'Cerradas', f: 'Cerradas' },
  },
  heads: { happened_at: ['fecha', 'fecha y hora'] },
}

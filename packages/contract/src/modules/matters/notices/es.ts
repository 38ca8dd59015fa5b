import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import { dayText } from '../../../texts/clock-text.ts'
import type { OccurrenceAnswer, RequestAnswer } from './answered-states.ts'
import type { mattersNotices } from './notices.ts'

/** The words for the answer to a request. */
const answers: Readonly<Record<string, string>> = {
  in_progress: 'en curso',
  deferred: 'aplazada hasta {{day}}',
  open: 'abierta de nuevo',
  declined: 'rechazada',
  done: 'terminada',
  merged: 'unida a otra sobre lo mismo; avisaremos cuando termine',
  closed: 'cerrada',
} satisfies Record<RequestAnswer, string>

/** Returns the words for the answer to a request; `until` is the day of one that is deferred. */
const stateOf = (state: string, until: string): string =>
  (answers[state] ?? '').replace('{{day}}', () => dayText('es', until))

/** The words for the new state of an occurrence. */
const ends: Readonly<Record<string, string>> = {
  in_analysis: 'en análisis',
  in_progress: 'en curso',
  closed: 'cerrada',
  cancelled: 'cancelada',
} satisfies Record<OccurrenceAnswer, string>

const endOf = (state: string): string => ends[state] ?? ''

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof mattersNotices> = {
  request_opened: { title: 'Solicitud nueva', text: 'Alguien pide algo a la administración.' },
  request_assigned: { title: 'Solicitud para usted', text: 'Una solicitud pasó a ser suya.' },
  request_commented: {
    title: 'Comentario en una solicitud',
    text: 'Alguien comentó una solicitud suya.',
  },
  request_answered: {
    title: 'Respuesta a su solicitud',
    text: 'Su solicitud empezó, se aplazó, se rechazó o se terminó.',
  },
  request_overdue: { title: 'Solicitud fuera de plazo', text: 'Pasó el plazo de una solicitud.' },
  occurrence_reported: {
    title: 'Incidencia',
    text: 'Una incidencia espera análisis, o pasó a ser suya.',
  },
  occurrence_answered: {
    title: 'Su incidencia',
    text: 'Lo que relató está en análisis, se cerró o se canceló.',
  },
  occurrence_commented: {
    title: 'Comentario en una incidencia',
    text: 'Alguien añadió algo a una incidencia.',
  },
  unit_notified: {
    title: 'Aviso a su unidad',
    text: 'La administración avisó a su unidad sobre una incidencia.',
  },
  council_reported: {
    title: 'Para el consejo',
    text: 'Alguien relató algo sobre el gestor al consejo.',
  },
  council_answered: {
    title: 'Su relato al consejo',
    text: 'El consejo respondió a lo que relató.',
  },
  council_commented: {
    title: 'Comentario en el consejo',
    text: 'Alguien añadió algo a un relato al consejo.',
  },
  council_changed: {
    title: 'Cambio en el consejo',
    text: 'Alguien entró en el consejo o salió de él.',
  },
  violation_letter: {
    title: 'Carta de la administración',
    text: 'Una advertencia o una decisión sobre su unidad.',
  },
  violation_defended: {
    title: 'Defensa recibida',
    text: 'Una unidad presentó defensa de una infracción.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof mattersNotices> = {
  request_opened: {
    title: 'Solicitud nueva',
    text: ({ number, subject, place }) =>
      `N.º ${number}, ${subject}${place === '' ? '' : `: ${place}`}.`,
    quiet: 'Hay una solicitud nueva.',
    button: 'Abrir la solicitud',
  },
  request_assigned: {
    title: 'Solicitud para usted',
    text: ({ number, subject, place }) =>
      `N.º ${number}, ${subject}${place === '' ? '' : `: ${place}`}.`,
    quiet: 'Hay una solicitud para usted.',
    button: 'Abrir la solicitud',
  },
  request_commented: {
    title: 'Comentario en una solicitud',
    text: ({ number, subject, author }) => `${author} comentó la n.º ${number}, ${subject}.`,
    quiet: 'Hay un comentario en una solicitud.',
    button: 'Leer el comentario',
  },
  request_answered: {
    title: 'Su solicitud',
    text: ({ number, subject, state, answer, until }) =>
      `N.º ${number}, ${subject}: ${stateOf(state, until)}.${answer === '' ? '' : ` ${answer}`}`,
    quiet: 'Su solicitud tuvo respuesta.',
    button: 'Abrir la solicitud',
  },
  request_overdue: {
    title: 'Fuera de plazo',
    text: ({ number, subject }) => `N.º ${number}, ${subject}: pasó el plazo.`,
    quiet: 'Pasó el plazo de una solicitud.',
    button: 'Abrir la solicitud',
  },
  occurrence_reported: {
    title: 'Incidencia',
    text: ({ number, title }) => `N.º ${number}, ${title}.`,
    quiet: 'Hay una incidencia nueva.',
    button: 'Abrir la incidencia',
  },
  occurrence_answered: {
    title: 'Su incidencia',
    text: ({ number, title, state }) => `N.º ${number}, ${title}: ${endOf(state)}.`,
    quiet: 'Lo que relató tuvo respuesta.',
    button: 'Abrir la incidencia',
  },
  occurrence_commented: {
    title: 'Comentario en una incidencia',
    text: ({ number, title }) => `N.º ${number}, ${title}.`,
    quiet: 'Hay un comentario en una incidencia.',
    button: 'Leer el comentario',
  },
  unit_notified: {
    title: 'Aviso a su unidad',
    text: ({ place, note }) => `${place}: ${note}`,
    quiet: 'La administración avisó a su unidad.',
    button: 'Abrir la ficha de la unidad',
  },
  council_reported: {
    title: 'Para el consejo',
    text: ({ number, title }) => `N.º ${number}, ${title}.`,
    quiet: 'Hay un asunto para el consejo.',
    button: 'Abrir el relato',
  },
  council_answered: {
    title: 'Su relato al consejo',
    text: ({ number, title, state }) => `N.º ${number}, ${title}: ${endOf(state)}.`,
    quiet: 'Su relato al consejo tuvo respuesta.',
    button: 'Abrir el relato',
  },
  council_commented: {
    title: 'Comentario en el consejo',
    text: ({ number, title }) => `N.º ${number}, ${title}.`,
    quiet: 'Hay un comentario en un relato al consejo.',
    button: 'Leer el comentario',
  },
  council_changed: {
    title: 'Cambio en el consejo',
    text: ({ name, change }) =>
      change === 'joined' ? `${name} entró en el consejo.` : `${name} salió del consejo.`,
    quiet: 'El consejo cambió.',
    button: 'Abrir las incidencias del consejo',
  },
  violation_letter: {
    title: 'Carta de la administración',
    text: ({ number, subject }) =>
      `nº ${number}, ${subject}. Lea la carta y confirme su recepción.`,
    quiet: 'Hay una carta de la administración para usted.',
    button: 'Leer la carta',
  },
  violation_defended: {
    title: 'Defensa recibida',
    text: ({ number, subject }) => `nº ${number}, ${subject}.`,
    quiet: 'Una unidad presentó defensa.',
    button: 'Leer la defensa',
  },
}

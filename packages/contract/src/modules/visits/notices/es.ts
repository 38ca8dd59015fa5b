import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { visitsNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof visitsNotices> = {
  visit_waiting: {
    title: 'Visita esperando en la portería',
    text: 'Alguien quiere entrar y la portería le pregunta a usted.',
  },
  visit_answered: {
    title: 'Respuesta a la portería',
    text: 'Quien vive o trabaja aquí autorizó o rechazó una visita.',
  },
  visit_unanswered: {
    title: 'Visita sin respuesta',
    text: 'Nadie respondió a la portería dentro del plazo.',
  },
  visit_overstayed: {
    title: 'Visita fuera de tiempo',
    text: 'Alguien sigue dentro después del tiempo de la visita.',
  },
  visit_blocked: {
    title: 'Persona bloqueada',
    text: 'Alguien bloqueado vino a la portería, y entró o fue rechazado.',
  },
  visit_on_the_way: {
    title: 'Proveedor en camino',
    text: 'Un proveedor esperado avisó que está llegando.',
  },
  visit_arrived: {
    title: 'Llegó la visita',
    text: 'Su visita entró.',
  },
  visit_not_entered: {
    title: 'Entrada deshecha',
    text: 'La portería deshizo una entrada que le había avisado.',
  },
  pass_given: {
    title: 'Pase hecho en la portería',
    text: 'La portería hizo un pase para su unidad, a pedido de alguien de ella.',
  },
  item_permitted: {
    title: 'Autorización de objetos',
    text: 'La portería registró algo que sale de su unidad o llega a ella.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof visitsNotices> = {
  visit_waiting: {
    title: 'Visita en la portería',
    text: ({ visitor, place, blocked }) =>
      blocked === 'yes'
        ? `${visitor} está bloqueado y quiere entrar: ${place}.`
        : `${visitor} quiere entrar: ${place}.`,
    quiet: 'Alguien espera su respuesta.',
    done: ({ visitor, place, answer, by }) =>
      `${visitor}, ${place}: ${by} ${answer === 'authorised' ? 'autorizó' : 'rechazó'} la entrada.`,
    button: 'Responder a la portería',
  },
  visit_answered: {
    title: 'Respuesta para la portería',
    text: ({ visitor, place, answer, by }) =>
      `${visitor}, ${place}: ${by} ${answer === 'authorised' ? 'autorizó' : 'rechazó'} la entrada.`,
    quiet: 'Una visita tuvo respuesta.',
    button: 'Abrir la visita',
  },
  visit_unanswered: {
    title: 'Visita sin respuesta',
    text: ({ visitor, place }) => `Nadie respondió por ${visitor}: ${place}.`,
    quiet: 'Una visita está sin respuesta.',
    button: 'Abrir la visita',
  },
  visit_overstayed: {
    title: 'Visita fuera de tiempo',
    text: ({ visitor, place }) => `${visitor} sigue dentro: ${place}.`,
    quiet: 'Una visita pasó de su tiempo.',
    button: 'Abrir la visita',
  },
  visit_blocked: {
    title: 'Persona bloqueada en la portería',
    text: ({ visitor, place, entered }) =>
      entered === 'yes'
        ? `${visitor} está bloqueado y entró, con un motivo${place && `: ${place}`}.`
        : `${visitor} está bloqueado y está en la portería${place && `: ${place}`}.`,
    quiet: 'Alguien bloqueado vino a la portería.',
    button: 'Abrir',
  },
  visit_on_the_way: {
    title: 'Proveedor en camino',
    text: ({ visitor, place }) => `${visitor} avisó que está llegando: ${place}.`,
    quiet: 'Un proveedor está llegando.',
    button: 'Abrir la visita',
  },
  visit_arrived: {
    title: 'Llegó la visita',
    text: ({ visitor, place }) => `${visitor} entró: ${place}.`,
    quiet: 'Su visita entró.',
    button: 'Abrir la visita',
  },
  visit_not_entered: {
    title: 'Entrada deshecha',
    text: ({ visitor, place }) => `La portería deshizo la entrada de ${visitor}: ${place}.`,
    quiet: 'La portería deshizo el registro de una entrada.',
    button: 'Abrir la visita',
  },
  pass_given: {
    title: 'Pase hecho en la portería',
    text: ({ visitor, place, by }) =>
      `${visitor}, ${place}: ${by} lo autorizó y la portería hizo un pase para hoy.`,
    quiet: 'La portería hizo un pase para su unidad.',
    button: 'Abrir el pase',
  },
  item_permitted: {
    title: 'Autorización de objetos',
    text: ({ item, place, by }) =>
      `${item}, ${place}: ${by} lo autorizó y la portería lo registró.`,
    quiet: 'La portería registró un objeto de su unidad.',
    button: 'Abrir la autorización',
  },
}

import type { TextOf } from '../../../texts/register-text.ts'
import type { requestComments } from './request-comments.ts'

export const es: TextOf<typeof requestComments> = {
  one: 'Comentario de solicitud',
  many: 'Comentarios de solicitudes',
  gender: 'm',
  purpose: 'Lo que se dijo de cada solicitud, y quién lo dijo.',
  fields: {
    request: 'Solicitud',
    audience: 'Quién lo lee',
    body: 'Comentario',
    picture: 'Foto',
    author: 'Quién lo dijo',
    step: 'Paso',
  },
  sections: { comment: 'Comentario' },
  choices: {
    audience: { requester: 'También quien la pidió', team: 'Solo el equipo' },
    step: {
      start: 'Empezó',
      release: 'Devolvió',
      defer: 'Aplazó',
      resume: 'Llegó el día: está abierta de nuevo',
      decline: 'Rechazó',
      complete: 'Terminó',
      close: 'Confirmó que está hecho',
      settle: 'Cerrada sin respuesta',
      withdraw: 'Retirada: quien la pidió ya no está aquí',
      merge: 'Unió a otra solicitud sobre lo mismo',
      reopen: 'Reabrió',
    },
  },
  refusals: {
    too_many_comments:
      'Ya comentó mucho esta solicitud hoy. Inténtelo mañana, o llame a la administración.',
  },
}

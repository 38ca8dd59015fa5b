import type { TextOf } from '../../../texts/register-text.ts'
import type { cards } from './cards.ts'

export const es: TextOf<typeof cards> = {
  one: 'Tarjeta',
  many: 'Tarjetas',
  gender: 'f',
  purpose: 'Tarjetas, etiquetas y llaveros que abren los lectores, y quién tiene cada uno.',
  heading: 'Tarjeta {{number}}',
  fields: {
    number: 'Número',
    facility_code: 'Código de instalación',
    technology: 'Tecnología',
    state: 'Estado de la tarjeta',
    block_reason: 'Motivo del bloqueo',
  },
  help: {
    number:
      'En decimal, como está impreso, o en hexadecimal, como dice el lector: es la misma tarjeta.',
  },
  sections: { validity: 'Validez' },
  choices: {
    technology: {
      wiegand26: 'Wiegand 26',
      wiegand34: 'Wiegand 34',
      wiegand66: 'Wiegand 66',
      mifare: 'Mifare',
      uhf: 'UHF',
      qr: 'QR',
    },
    kind: {
      card: 'Tarjeta',
      tag: 'Etiqueta',
      keyfob: 'Llavero',
    },
    state: {
      stock: 'En existencia',
      assigned: 'Entregada',
      blocked: 'Bloqueada',
      lost: 'Perdida',
      returned: 'Devuelta',
      discarded: 'Descartada',
    },
  },
  transitions: {
    assign: {
      button: 'Entregar',
      done: 'Tarjeta entregada',
      text: 'Elija uno: residente, empleado o proveedor.',
    },
    block: { button: 'Bloquear', done: 'Tarjeta bloqueada' },
    unblock: { button: 'Desbloquear', done: 'Tarjeta desbloqueada' },
    return: { button: 'Devolver', done: 'Tarjeta devuelta' },
    lose: {
      button: 'Registrar pérdida',
      done: 'Pérdida registrada',
      text: 'Una tarjeta perdida no vuelve a abrir. Quien la perdió recibe otra.',
    },
    discard: {
      button: 'Descartar',
      done: 'Tarjeta descartada',
      text: 'La tarjeta queda inactiva y no vuelve.',
    },
  },
  views: {
    stock: { m: 'En existencia', f: 'En existencia' },
    blocked: { m: 'Bloqueados y perdidos', f: 'Bloqueadas y perdidas' },
  },
  refusals: {
    holder_required: 'Indique quién tiene la tarjeta: un residente, un empleado o un proveedor.',
    card_discarded: 'Esta tarjeta fue descartada y no vuelve a estar activa.',
    holder_inactive: 'Este titular está inactivo y no recibe una tarjeta que abra.',
  },
}

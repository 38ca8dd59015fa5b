import type { TextOf } from '../../../texts/register-text.ts'
import type { itemPasses } from './item-passes.ts'

export const es: TextOf<typeof itemPasses> = {
  one: 'Autorización de objeto',
  many: 'Autorizaciones de objetos',
  gender: 'f',
  purpose: 'Qué sale o entra, con quién, y quién lo autorizó: herramientas, muebles, bultos.',
  fields: {
    description: 'Qué es',
    quantity: 'Cantidad',
    direction: 'Sentido',
    carrier: 'Quién lo lleva',
    host: 'Autorizado por',
    visit: 'Visita',
    state: 'Situación de la autorización',
    passed_at: 'Comprobada el',
    passed_by: 'Comprobada por',
  },
  sections: {
    progress: 'Progreso',
  },
  choices: {
    direction: {
      in: 'Entrada',
      out: 'Salida',
    },
    state: {
      authorised: 'Autorizada',
      passed: 'Comprobada',
      cancelled: 'Cancelada',
    },
  },
  transitions: {
    pass: {
      button: 'Comprobar en la portería',
      done: 'Objeto comprobado',
    },
    cancel: {
      button: 'Cancelar',
      done: 'Autorización cancelada',
    },
  },
  views: {
    authorised: {
      m: 'Autorizados',
      f: 'Autorizadas',
    },
  },
}

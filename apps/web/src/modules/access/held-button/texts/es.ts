import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  help: 'Mantenga pulsado hasta que la barra se llene.',
  keys: 'Con el teclado, mantenga Enter o Espacio; Esc cancela.',
  early: 'Soltó antes de tiempo: no se hizo nada.',
  twoStep: {
    begin: 'No puedo mantenerlo pulsado',
    wait: 'Espere para confirmar…',
    confirm: 'Confirmar',
  },
  twoStepSaid: {
    wait: 'Todavía no se hizo nada. En un momento, confirme con el mismo botón.',
    confirm: 'Confirme ahora con el mismo botón.',
    lapsed: 'Pasó el tiempo para confirmar: no se hizo nada.',
  },
}

import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  changeEmail: {
    text: 'El correo es de la persona: la confirmación va a {{old}}, y solo cambia cuando abra el enlace.',
    label: 'Correo nuevo',
    send: 'Pedir confirmación',
    sent: 'Pedido enviado a {{old}}',
  },
  resetSecondFactor: {
    text: 'Para quien perdió la aplicación, las llaves de acceso y los códigos. Enviamos un correo a {{email}}, y nada cambia hasta que la persona confirme. Antes, asegúrese de que el pedido es realmente suyo.',
    send: 'Enviar correo',
    sent: 'Correo enviado a {{email}}',
  },
}

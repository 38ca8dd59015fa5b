import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  loggingIn: 'Entrando con Firebase',
  email: 'Correo',
  password: 'Contraseña de {{provider}}',
  emailInvalid: 'Escriba un correo válido.',
  passwordRequired: 'Escriba la contraseña.',
  login: {
    text: 'Use el correo y la contraseña de su cuenta de {{provider}}. La contraseña no se guarda aquí.',
    submit: 'Entrar',
    back: 'Entrar de otra manera',
  },
  register: {
    text: 'La cuenta se crea en {{provider}}, y un correo confirma que la dirección es suya.',
  },
  link: {
    text: 'Entre con la cuenta que abrirá su cuenta de aquí. La contraseña no se guarda.',
    submit: 'Vincular',
    cancel: 'Cancelar',
  },
}

import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  pageTitle: 'Crear cuenta',
  title: 'Cree su cuenta',
  text: 'Después, quien administra su condominio habilita el acceso.',
  off: 'El registro está desactivado aquí',
  offText:
    'Quien administra su condominio le invita por correo. Si ya recibió la invitación, abra su enlace; si ya tiene contraseña, entre.',
  providers: 'Forma de registro',
  notConnected: 'El registro con {{provider}} no está conectado aquí',
  notConnectedText: 'Use el registro de Portaria, con correo y contraseña.',
  useOwn: 'Usar el registro de Portaria',
  displayName: 'Nombre',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHelp: 'Doce caracteres o más. Una frase corta que solo usted conoce funciona bien.',
  passwordConfirm: 'Confirme la contraseña',
  submit: 'Crear cuenta',
  displayNameRequired: 'Escriba su nombre.',
  emailRequired: 'Escriba su correo electrónico.',
  emailInvalid: 'Escriba un correo válido, como nombre@ejemplo.com.',
  passwordRequired: 'Escriba la contraseña.',
  passwordShort: 'La contraseña es demasiado corta: son 8 caracteres como mínimo.',
  passwordsDiffer: 'Las contraseñas deben ser iguales.',
  login: 'Entrar',
  back: 'Volver al inicio',
  done: {
    title: 'Revise su correo',
    text: 'Enviamos un enlace a {{email}}. Confirma que el correo es suyo y vale por siete días.',
    next: '¿Y después?',
    nextText:
      'Pida al gestor o a la administración de su condominio que habilite el acceso para este correo. Hasta entonces usted es un visitante: la cuenta existe, pero todavía no entra en ningún lugar.',
  },
  confirm: {
    pageTitle: 'Confirmar registro',
    title: 'Confirme su registro',
    text: 'Escriba la contraseña que eligió al crear la cuenta.',
    submit: 'Confirmar registro',
    wrong: 'Esta no es la contraseña que eligió.',
    doneTitle: 'Registro confirmado',
    doneText:
      'Ahora pida al gestor o a la administración de su condominio que habilite el acceso para su correo. Usted recibe un aviso y entra con la contraseña que eligió.',
    login: 'Ir a la entrada',
    noTokenTitle: 'Abra el enlace del correo',
    noTokenText:
      'El registro se confirma con el enlace que enviamos. Si ya se usó o venció, elija una contraseña en “Olvidé mi contraseña”.',
    forgot: 'Olvidé mi contraseña',
  },
}

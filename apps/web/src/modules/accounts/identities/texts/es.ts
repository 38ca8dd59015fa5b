import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  button: 'Entrar con {{provider}}',
  or: 'o',
  registerTitle: 'Registro con {{provider}}',
  registerText:
    'Usted crea la cuenta en {{provider}} y vuelve aquí. Después, quien administra su condominio le da acceso.',
  register: 'Crear cuenta con {{provider}}',
  unavailable: '{{provider}} no respondió. Intente de nuevo o entre con correo y contraseña.',
  loggingIn: 'Entrando por el otro servicio',
  wait_one: 'Demasiados intentos: espere {{count}} segundo.',
  wait_other: 'Demasiados intentos: espere {{count}} segundos.',
  waiting: 'Confirmando la entrada…',
  letter: {
    title: 'Revise su correo',
    text: 'Enviamos un mensaje a {{email}}. Abra su enlace y entre con la misma cuenta de {{provider}}: confirma que el correo es suyo y vale por siete días.',
    note: '¿No llegó? Mire la carpeta de spam. Quien ya tiene cuenta aquí también puede entrar con correo y contraseña y vincular {{provider}} en el perfil.',
    login: 'Volver a la entrada',
  },
  noEmail: {
    title: 'Falta un correo',
    text: '{{provider}} no informó su correo. Entre con correo y contraseña y vincule {{provider}} en su perfil.',
  },
  guest: {
    title: 'Registro confirmado',
    text: 'Su cuenta existe, pero todavía no entra en ningún lugar.',
    next: '¿Y después?',
    nextText:
      'Pida al administrador de su condominio que dé acceso a su correo. Si recibió una invitación, abra su enlace.',
  },
  account: {
    pageTitle: 'Confirmar cuenta',
    title: 'Usted ya tiene cuenta aquí',
    text: '{{email}} ya tiene una cuenta en Portaria. Confirme que es suya para entrar con {{provider}}.',
    password: 'Contraseña de Portaria',
    required: 'Escriba su contraseña.',
    wrong: 'La contraseña no es correcta.',
    submit: 'Confirmar y entrar',
    passkey: 'Confirmar con llave de acceso',
    letter: 'Recibir un enlace por correo',
    passkeyWrong: 'La llave de acceso no fue reconocida. Use la contraseña o reciba un enlace.',
    ended: 'El tiempo para confirmar terminó. Entre de nuevo.',
    passkeyLeft: 'La confirmación con llave de acceso fue interrumpida.',
  },
  confirm: {
    pageTitle: 'Confirmar entrada',
    title: 'Confirme que es usted',
    text: 'Para terminar, entre con la misma cuenta de {{provider}} que usó antes.',
    action: 'Continuar con {{provider}}',
    endedTitle: 'Este enlace ya no vale',
    endedText: 'Ya se usó, venció o es de otra cuenta. Entre con {{provider}} para recibir otro.',
    offText: 'La entrada por otro servicio no está activada aquí.',
    login: 'Ir a la entrada',
  },
  panel: {
    none: 'Ninguna cuenta vinculada.',
    linked: 'Vinculada el {{linked}}. Último uso: {{used}}.',
    link: 'Vincular cuenta',
    unlink: 'Desvincular',
    unlinkLabel: 'Desvincular {{name}}',
    unlinkTitle: '¿Desvincular esta cuenta?',
    unlinkText:
      '{{name}} deja de abrir su cuenta, y los otros dispositivos que entraron con ella salen ahora.',
    done: 'Cuenta desvinculada.',
    linkedToast: 'Cuenta vinculada.',
    failed: 'No fue posible cargar las cuentas vinculadas.',
    notDone: 'No fue posible hacer esto',
  },
  proved: 'Identidad confirmada. Repita lo que quería hacer.',
}

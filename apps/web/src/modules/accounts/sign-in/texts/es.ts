import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  brand: {
    headline: 'Quién llega, quién sale, qué espera por usted.',
    text: 'Control de acceso y gestión de condominios, del portón al apartamento.',
  },
  login: {
    refused: 'El correo o la contraseña no coincide.',
    pageTitle: 'Entrar',
    title: 'Bienvenido de nuevo',
    text: 'Entre con su correo electrónico y su contraseña.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Entrar',
    passkey: 'Entrar con llave de acceso',
    register: 'Crear cuenta',
    forgot: 'Olvidé mi contraseña',
    emailRequired: 'Escriba su correo electrónico.',
    emailInvalid: 'Escriba un correo válido, como nombre@ejemplo.com.',
    passwordRequired: 'Escriba su contraseña.',
    passwordShort: 'La contraseña es demasiado corta: son 4 caracteres como mínimo.',
  },
  outcome: {
    attention: 'Atención',
    error: 'Error',
    wrong: 'Contraseña o correo inválidos; verifique que estén bien escritos.',
    inactive: '¡El usuario está inactivo!',
    'passkey-impossible':
      'Este dispositivo o esta dirección no acepta llaves de acceso. Entre con correo y contraseña.',
    passkey: 'La llave de acceso no fue reconocida. Entre con correo y contraseña.',
    ticket: 'El tiempo para confirmar terminó. Entre de nuevo.',
    server: 'Error en el servidor, intente de nuevo más tarde.',
    offline: 'Sin conexión con el servidor. Revise internet e intente de nuevo.',
    throttledTitle: 'Demasiados intentos',
    throttled_one: 'Por seguridad, espere {{count}} segundo antes de intentar de nuevo.',
    throttled_other: 'Por seguridad, espere {{count}} segundos antes de intentar de nuevo.',
    throttledOver: 'Ya puede intentar de nuevo.',
    noAccessTitle: 'No se pudo entrar',
    noAccess: 'La respuesta del servidor llegó sin los datos de acceso. Intente en un momento.',
  },
  providerRequired: {
    title: 'Entre por el otro servicio',
    text: 'Su empresa pide la entrada con {{provider}} o con una llave de acceso.',
  },
  letter: {
    title: 'Por seguridad, cree otra contraseña',
    text: 'Hubo demasiadas contraseñas incorrectas para {{email}} en las últimas 24 horas. Pida un enlace en ese correo para crear otra, o entre con una llave de acceso.',
    send: 'Enviar el enlace',
  },
  plainHttp: {
    title: 'Conexión sin cifrado',
    text: 'Esta dirección usa http: la cámara, la copia y otras funciones no están disponibles. Pida al responsable una dirección https.',
  },
  forgot: {
    pageTitle: 'Olvidé mi contraseña',
    title: '¿Olvidó la contraseña?',
    text: 'Escriba su correo electrónico. Le enviamos un enlace para crear otra contraseña.',
    submit: 'Enviar enlace',
    sentTitle: 'Revise su correo',
    sentText:
      'Si existe un acceso con {{email}}, el enlace llega en unos minutos. Mire también el correo no deseado.',
    another: 'Usar otro correo',
    back: 'Volver a la entrada',
  },
  reset: {
    pageTitle: 'Crear contraseña',
    title: 'Cree su contraseña',
    text: 'Use 12 caracteres o más. Una frase corta que solo usted conozca funciona bien.',
    password: 'Contraseña nueva',
    tooShort: 'La contraseña necesita 12 caracteres o más.',
    submit: 'Guardar contraseña',
    done: 'Contraseña guardada. Entre con ella.',
    noTokenTitle: 'Este enlace ya no vale',
    noTokenText: 'Ya se usó, venció o llegó incompleto. Pida otro y use el más reciente.',
    ask: 'Pedir otro enlace',
  },
  confirmEmail: {
    pageTitle: 'Correo nuevo',
    title: 'Confirme su correo nuevo',
    text: 'Después de confirmar, usted entra con el correo nuevo y la misma contraseña.',
    action: 'Confirmar correo nuevo',
    done: 'Correo cambiado. Entre con el nuevo.',
    noTokenText:
      'Ya se usó, venció o llegó incompleto. Pida otro en su perfil o a la administración.',
  },
  logout: {
    pageTitle: 'Saliendo',
    title: 'Saliendo…',
    draftsTitle: '¿Salir y conservar los borradores?',
    draftsText_one:
      'Hay {{count}} borrador sin guardar en este dispositivo. Solo usted lo abre, al entrar de nuevo; en 7 días se borra.',
    draftsText_other:
      'Hay {{count}} borradores sin guardar en este dispositivo. Solo usted los abre, al entrar de nuevo; en 7 días se borran.',
    dropDrafts: 'Salir y borrar borradores',
    keepDrafts: 'Salir y conservar',
  },
  callback: {
    pageTitle: 'Entrada externa',
    title: 'Entrada por otro servicio',
    text: 'Aquí se entra con correo y contraseña. Ningún otro servicio está unido a esta cuenta.',
    action: 'Ir a la entrada',
  },
  language: 'Idioma',
  themeToDark: 'Usar el tema oscuro',
  themeToLight: 'Usar el tema claro',
}

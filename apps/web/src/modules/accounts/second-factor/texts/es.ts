import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  pageTitle: 'Confirmar entrada',
  title: 'Confirme que es usted',
  totp: {
    text: 'Abra su aplicación de autenticación y escriba el código de Portaria.',
    label: 'Código de 6 números',
    short: 'El código tiene 6 números.',
    wrong: 'Este código no es correcto o ya se usó. Espere el siguiente e intente de nuevo.',
    use: 'Usar la aplicación',
  },
  recovery: {
    text: 'Escriba uno de los códigos que guardó. Cada uno vale una sola vez.',
    label: 'Código de recuperación',
    required: 'Escriba un código de recuperación.',
    wrong: 'Este código no es correcto o ya se usó. Revíselo o pruebe otro.',
    use: 'Usar un código de recuperación',
    lost: '¿Perdió todo? Hable con la administración: puede pedir un mensaje a su correo.',
  },
  passkey: {
    text: 'Use la llave de acceso de este dispositivo o de otro que tenga con usted.',
    use: 'Usar llave de acceso',
    left: 'No se confirmó nada. Intente de nuevo cuando quiera.',
    wrong: 'La llave de acceso no coincide. Vuelva y entre de nuevo, o use otra forma.',
    impossible: 'Este dispositivo o esta dirección no acepta llaves de acceso.',
  },
  or: 'o',
  submit: 'Entrar',
  back: 'Volver',
  reset: {
    pageTitle: 'Retirar verificación',
    title: 'Retirar la verificación en dos pasos',
    text: 'La aplicación, las llaves de acceso y los códigos de recuperación dejan de valer. Usted entra con su contraseña y puede activar todo de nuevo en su perfil.',
    action: 'Retirar verificación',
    done: 'Verificación retirada. Entre con su contraseña.',
    noTokenTitle: 'Este enlace ya no vale',
    noTokenText: 'Ya se usó, venció o llegó incompleto. Pida uno nuevo a la administración.',
    toLogin: 'Ir a la entrada',
  },
}

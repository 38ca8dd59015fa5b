export const es = {
  title: 'Confirme que es usted',
  text: 'Hace más de 15 minutos que se identificó. Confirme para continuar; lo que pidió sigue solo.',
  password: 'Su contraseña',
  passwordRequired: 'Escriba su contraseña.',
  code: 'Código de la aplicación o de recuperación',
  codeRequired: 'Escriba un código.',
  passkey: 'Usar llave de acceso',
  submit: 'Confirmar',
  cancel: 'Cancelar',
  left: 'No se confirmó nada. Inténtelo de nuevo cuando quiera.',
  impossible: 'Este dispositivo o dirección no acepta llaves de acceso.',
}

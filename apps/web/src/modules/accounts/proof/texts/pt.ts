export const pt = {
  title: 'Confirme que é você',
  text: 'Faz mais de 15 minutos que você se identificou. Confirme para continuar; o que você pediu segue sozinho.',
  password: 'A sua senha',
  passwordRequired: 'Digite a sua senha.',
  code: 'Código do aplicativo ou de recuperação',
  codeRequired: 'Digite um código.',
  passkey: 'Usar chave de acesso',
  submit: 'Confirmar',
  cancel: 'Cancelar',
  left: 'Nada foi confirmado. Tente de novo quando quiser.',
  impossible: 'Este aparelho ou endereço não aceita chaves de acesso.',
}

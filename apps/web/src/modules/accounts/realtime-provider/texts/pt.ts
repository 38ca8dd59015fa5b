export const pt = {
  loggingIn: 'Entrando com Firebase',
  email: 'E-mail',
  password: 'Senha de {{provider}}',
  emailInvalid: 'Digite um e-mail válido.',
  passwordRequired: 'Digite a senha.',
  login: {
    text: 'Use o e-mail e a senha da sua conta de {{provider}}. A senha não fica guardada aqui.',
    submit: 'Entrar',
    back: 'Entrar de outro jeito',
  },
  register: {
    text: 'A conta é criada em {{provider}}, e um e-mail confirma que o endereço é seu.',
  },
  link: {
    text: 'Entre com a conta que vai abrir a sua conta daqui. A senha não fica guardada.',
    submit: 'Ligar',
    cancel: 'Cancelar',
  },
}

export const pt = {
  changeEmail: {
    text: 'O e-mail é da pessoa: a confirmação vai para {{old}}, e só muda quando ela abrir o link.',
    label: 'Novo e-mail',
    send: 'Pedir confirmação',
    sent: 'Pedido enviado para {{old}}',
  },
  resetSecondFactor: {
    text: 'Para quem perdeu o aplicativo, as chaves de acesso e os códigos. Enviamos um e-mail para {{email}}, e nada muda até a pessoa confirmar. Antes, certifique-se de que o pedido é mesmo dela.',
    send: 'Enviar e-mail',
    sent: 'E-mail enviado para {{email}}',
  },
}

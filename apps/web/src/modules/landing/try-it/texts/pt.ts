export const pt = {
  title: 'Experimente',
  text: 'Abra duas janelas: o celular de quem mora aqui e a portaria. O que uma faz aparece na outra na hora.',
  textOnPhone:
    'Um passo por vez: o que uma pessoa faz aparece para a outra na hora. Os passos de outra pessoa saem desta conta e pedem a entrada dela.',
  putAway: 'Não mostrar mais',
  as: 'como {{email}}',
  steps: {
    invite: { title: 'Convide uma visita', text: 'Digite um nome e envie: o QR Code já vale.' },
    letIn: { title: 'Registre a entrada', text: 'Na portaria, digite o nome ou o PIN e Enter.' },
    receive: { title: 'Receba uma encomenda', text: 'Escolha a unidade: quem mora ali é avisado.' },
    alarm: {
      title: 'Aperte o botão vermelho',
      text: 'Confirme o envio: o alarme toca na portaria.',
    },
  },
}

export const pt = {
  title: 'Avisos neste aparelho',
  text: 'Chegam mesmo com o Portaria fechado, pelo serviço do navegador. O que chega você escolhe abaixo, em “Push”.',
  on: 'Receber avisos neste aparelho',
  names: 'Mostrar nomes com a tela bloqueada',
  namesHelp: 'Sem isto, a tela bloqueada diz só o que aconteceu, sem citar ninguém.',
  states: {
    unsupported:
      'Este navegador não recebe avisos. No celular, use o Chrome, o Firefox ou o Safari.',
    denied:
      'Este site está bloqueado para avisos. Toque no cadeado ao lado do endereço, abra as permissões e libere “Notificações”.',
    home_screen:
      'No iPhone e no iPad, abra o Portaria no Safari, toque em Compartilhar e em “Adicionar à Tela de Início”. Depois abra por lá e ligue os avisos.',
  },
  failed: 'Não foi possível mudar os avisos deste aparelho. Tente de novo.',
  offer: {
    title: 'Quer avisos neste aparelho?',
    text: 'Visitas e alertas chegam mesmo com o Portaria fechado.',
    accept: 'Ativar avisos',
    later: 'Agora não',
    understood: 'Entendi',
  },
}

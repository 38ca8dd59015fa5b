export const pt = {
  title: 'Sua entrada com {{provider}} termina às {{time}}',
  text: 'Salve o que está fazendo. Para continuar depois disso, saia e entre de novo.',
  action: 'Sair e entrar de novo',
  other: 'outro serviço',
  notKept: '{{provider}} não guardou as suas preferências',
  keptHere: 'Elas ficaram salvas no Portaria.',
}

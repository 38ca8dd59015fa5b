export const pt = {
  admin: {
    title: 'Página de administradores',
    text: 'Só administradores e masters chegam até aqui. Quem tem outro papel é levado ao início.',
  },
  staff: {
    title: 'Página da equipe',
    text: 'Administradores, masters e a equipe comercial e de suporte chegam até aqui. Quem tem outro papel é levado ao início.',
  },
  guest: {
    title: 'Página de quem ainda não entrou',
    text: 'Só quem não entrou chega até aqui. Depois de entrar, o mesmo endereço leva ao início.',
  },
  home: 'Ir para o início',
  login: 'Ir para a entrada',
}

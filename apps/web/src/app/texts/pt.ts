export const pt = {
  navigation: {
    dashboards: 'Painéis',
    reports: 'Relatórios',
    management: 'Gestão',
    administration: 'Administração',
    settings: 'Configurações',
    registers: 'Cadastros',
    help: 'Ajuda',
  },
  titles: {
    project: 'Início',
    gate: 'Portaria',
    panic: 'Pânico',
    documentation: 'Documentação',
    changelog: 'Novidades',
    api: 'Referência da API',
    commercialUsers: 'Usuários comerciais',
  },
  commands: { title: 'Ações', receive: 'Receber encomenda' },
  administrators: 'Administradores',
  errors: {
    'error-401': {
      title: 'Esta página pede outra permissão',
      text: 'O seu perfil não abre esta página. Entre com outro acesso ou fale com a administração.',
    },
    'error-404': {
      title: 'Não encontramos esta página',
      text: 'O endereço pode estar errado, ou a página mudou de lugar. Confira e tente de novo.',
    },
    'error-500': {
      title: 'Algo deu errado do nosso lado',
      text: 'Já ficou registrado. Tente de novo em instantes; o que você salvou continua salvo.',
    },
    home: 'Ir para o início',
    signIn: 'Ir para a entrada',
    back: 'Voltar',
    crashed: 'Esta parte da tela parou',
    crashedText: 'Tente de novo. Se continuar, recarregue a página.',
    away: 'Esta página precisa da rede',
    awayText: 'O que ela mostra não está neste aparelho. Ela abre quando a conexão voltar.',
    stale: 'Há uma versão nova',
    staleText: 'O aplicativo foi atualizado enquanto você usava. Recarregue para continuar.',
  },
  session: {
    expired: 'Sua sessão terminou',
    expiredText: 'Entre de novo para continuar de onde parou.',
  },
}

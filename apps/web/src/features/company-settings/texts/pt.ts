export const pt = {
  title: 'Configuração da Empresa',
  description: 'Como o condomínio aparece no Portaria e com quem falar. Vale para todos.',
  save: 'Salvar configuração',
  saved: 'Configuração salva',
  zoneTitle: 'Mudar o fuso horário?',
  zoneText:
    'Os dias e as horas de toda a empresa passam a seguir o novo fuso, também no que já está registrado.',
  zoneAction: 'Mudar o fuso',
  panic: {
    title: 'Pânico',
    text: 'A portaria, os síndicos e os funcionários recebem cada alerta na hora, com som; isso não se desliga. Se ninguém assumir, o aviso vai mais longe: primeiro um e-mail aos síndicos, depois um à administração da plataforma. Nessa hora, quem acionou lê que deve ligar 190.',
    letter_after_s: 'E-mail aos síndicos depois de',
    platform_after_s: 'E-mail à plataforma depois de',
    seconds: 'segundos',
    limits: 'De {{least}} a {{most}}. Em branco: {{usual}}.',
    recipients: 'Avisar também na hora',
    recipientsHelp:
      'Recebem cada alerta na tela e por e-mail assim que é acionado, podem ver a lista e assumir o atendimento. Até {{most}} pessoas com acesso.',
    search: 'Buscar pessoa pelo nome',
    somebody: 'Pessoa que você não vê',
  },
  security: {
    title: 'Verificação em duas etapas',
    text: 'Quem ainda não a tem configura um aplicativo autenticador ou uma chave de acesso na próxima entrada, antes de qualquer outra coisa. Quem está conectado continua até sair.',
    sindico: 'Exigir dos síndicos',
    funcionario: 'Exigir dos funcionários',
  },
  people: 'Pessoas com acesso',
  peopleText: 'Quem entra no Portaria por esta empresa: convide, suspenda ou encerre acessos.',
  peopleAction: 'Ver pessoas com acesso',
  invite: 'Convidar pessoa',
}

/** Words around the articles; the articles themselves are in `articles/`. */
export const pt = {
  title: 'Documentação',
  description:
    'Como usar o Portaria, por quem o usa: do primeiro acesso à portaria, da administração à API.',
  chapters: {
    start: 'Comece aqui',
    people: 'No dia a dia',
    administrators: 'Para administradores',
    operators: 'Para quem opera',
    developers: 'Para desenvolvedores',
    news: 'O que mudou',
  },
  keyActs: 'O que fazem',
  articles: {
    'getting-started': {
      title: 'Primeiros passos',
      summary: 'Entrar, encontrar-se na tela e os atalhos de teclado.',
    },
    sindico: {
      title: 'Para o síndico',
      summary: 'Montar o condomínio, dar acessos e acompanhar o dia.',
    },
    gate: {
      title: 'Para a portaria',
      summary: 'Achar pessoas e placas, cadastrar visitantes, atender um alerta.',
    },
    residents: {
      title: 'Para moradores',
      summary: 'A sua unidade, os seus visitantes e o botão de pânico.',
    },
    providers: {
      title: 'Para prestadores',
      summary: 'Onde esperam você, os seus documentos e como avisar que está chegando.',
    },
    access: {
      title: 'Pontos e regras de acesso',
      summary:
        'Dizer quem passa por onde e quando, testar uma passagem e saber por que uma porta abriu.',
    },
    'rules-and-areas': {
      title: 'Regras e áreas comuns',
      summary: 'Escrever, publicar e aceitar regras, e cadastrar o que se reserva.',
    },
    reservations: {
      title: 'Reservas',
      summary: 'Reservar, esperar na fila, aprovar, vistoriar e assinar no calendário.',
    },
    announcements: {
      title: 'Comunicados',
      summary: 'Avisar a todos ou a alguns, com a prova de quem leu, e o horário de silêncio.',
    },
    requests: {
      title: 'Solicitações',
      summary:
        'Pedir algo à administração, responder no prazo e conversar, com a equipe ou com quem pediu.',
    },
    occurrences: {
      title: 'Ocorrências e conselho',
      summary:
        'Relatar o que aconteceu sem que a unidade envolvida saiba quem, e o que vai ao conselho.',
    },
    rounds: {
      title: 'Rondas',
      summary:
        'Pontos com etiqueta, roteiros com horário, e cada ronda: feita, atrasada ou não feita.',
    },
    reports: {
      title: 'Relatórios',
      summary: 'Visitas, rondas e ocorrências de um período, em números que abrem as suas linhas.',
    },
    'administrators/roles': {
      title: 'Papéis e permissões',
      summary: 'Quem pode o quê, em cada cadastro.',
    },
    'administrators/signing-in': {
      title: 'Entrar com outro serviço',
      summary: 'Ligar um provedor de identidade à instalação, e o que muda para as pessoas.',
    },
    'administrators/segments': {
      title: 'Segmentos',
      summary: 'Torre, obra, ala ou setor: os nomes de cada lugar.',
    },
    'administrators/imports': {
      title: 'Importação e exportação',
      summary: 'Planilhas que entram com conferência e saem inteiras.',
    },
    'administrators/servers': {
      title: 'Servidores',
      summary: 'Ver como a instalação está e cuidar do que falhou.',
    },
    'administrators/equipment': {
      title: 'Equipamentos',
      summary: 'O que já há e o que ainda não há.',
    },
    'operators/installing': {
      title: 'Instalar',
      summary: 'De uma máquina vazia a uma instalação no ar.',
    },
    'operators/backups': {
      title: 'Cópias de segurança',
      summary: 'Testá-las, recuperar a instalação depois de uma perda e passar a um banco maior.',
    },
    'operators/upkeep': {
      title: 'Acompanhar e atualizar',
      summary: 'A rotina, as versões, os problemas mais comuns, a privacidade e a passagem.',
    },
    'developers/api': {
      title: 'A API',
      summary: 'Entrar, escolher a empresa e ler os erros.',
    },
    'developers/records': {
      title: 'Listas e registros',
      summary: 'Filtrar, criar sem repetir, alterar sem atropelar.',
    },
    'developers/imports-and-events': {
      title: 'Planilhas e eventos ao vivo',
      summary: 'Importar por API, exportar e acompanhar o que acontece.',
    },
    'developers/doors': {
      title: 'Portas e acessos',
      summary: 'Pontos, regras, quem passou, abrir à distância, emergência e rostos.',
    },
    'developers/personal-data': {
      title: 'Dados pessoais',
      summary: 'Exportar e apagar os dados de uma pessoa (LGPD), por programa.',
    },
    'developers/theming': {
      title: 'Temas',
      summary: 'Como as cores, as letras e as disposições são feitas.',
    },
    'developers/adding-a-register': {
      title: 'Acrescentar um cadastro',
      summary: 'Uma definição, uma migração e as palavras.',
    },
    changelog: { title: 'Novidades', summary: 'O que cada versão trouxe.' },
  },
  openIndex: 'Capítulos',
  index: 'Capítulos da documentação',
  onThisPage: 'Nesta página',
  previous: 'Anterior',
  next: 'Próximo',
  around: 'Artigos vizinhos',
  linkTo: 'Copiar o endereço de “{{heading}}”',
  linkCopied: 'Endereço copiado',
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'Não foi possível copiar. Selecione o texto e copie.',
  note: 'Bom saber',
  warning: 'Atenção',
  code: 'Código',
  table: 'Tabela: {{title}}',
  search: {
    label: 'Buscar na documentação',
    results: 'Resultados da busca',
    found_one: '{{count}} resultado para “{{typed}}”',
    found_other: '{{count}} resultados para “{{typed}}”',
    keys: 'Setas escolhem, Enter abre, Esc fecha',
    none: 'Nada encontrado para “{{typed}}”',
    noneText: 'Tente outra palavra, ou abra um dos capítulos.',
    clear: 'Limpar a busca',
  },
  example: {
    request: 'Pedido',
    answer: 'Resposta',
    noBody: 'Sem corpo.',
    varies: 'O que está sublinhado muda a cada vez.',
    keeps: 'Guarde {{from}} como {{name}}: os próximos exemplos usam.',
    file: 'O arquivo {{name}}',
  },
  rights: {
    register: 'Cadastro',
    all: 'tudo',
    own: 'só os seus: {{operations}}',
    some: '{{operation}} em parte',
    yes: 'sim',
    operations: {
      read: 'ver',
      create: 'criar',
      update: 'alterar',
      remove: 'remover',
      restore: 'restaurar',
      history: 'histórico',
      import: 'importar',
      export: 'exportar',
    },
    features: {
      access: {
        look_up: 'Testar passagens no papel e ver quem passa por onde',
        events:
          'Ver acessos; os moradores, os seus, dos menores sob sua responsabilidade e dos seus convidados',
        propose: 'Criar as primeiras regras de acesso',
        own_pins: 'Definir o próprio PIN das portas',
        monitor: 'Acompanhar os pontos ao vivo, com quem passa',
        open: 'Abrir pontos à distância, sempre com um motivo',
        release: 'Liberar portas numa emergência e encerrar a liberação',
        lockdown: 'Bloquear entradas e encerrar o bloqueio',
        presence: 'Corrigir quem está dentro e perdoar entradas repetidas',
      },
      readers: {
        state: 'Ver se os leitores respondem',
        console: 'Ver a fila e os problemas dos leitores, e conferi-los',
        set_up: 'Adicionar leitores, trocar senhas e testá-los',
      },
      faces: {
        own: 'Decidir sobre o próprio rosto e o dos menores sob sua responsabilidade',
        read: 'Ver consentimentos do rosto e o que cada leitor guarda de uma pessoa',
        file: 'Arquivar termos assinados e enviar links de consentimento',
      },
      residents: { logins: 'Convidar moradores e ver quem tem login' },
      panic: {
        raise: 'Acionar o pânico',
        see_all: 'Receber alertas de pânico',
        list: 'Lista de alertas',
        look_up: 'Consultar alertas, os seus ou todos',
        acknowledge: 'Atender um alerta',
        drill: 'Fazer um exercício de pânico',
        close: 'Encerrar um alerta',
      },
      rounds: {
        walk: 'Registrar uma ronda com o celular',
        look_up: 'Ver como uma ronda foi feita, ponto a ponto',
      },
      patrol_points: { labels: 'Imprimir as etiquetas dos pontos de ronda' },
      areas: {
        times: 'Ver o que está livre em uma área comum',
        conflicts: 'Ver as reservas em conflito com uma área',
      },
      events: {
        calendar: 'Ver o calendário de reservas',
        feed: 'Assinar as próprias reservas em um calendário',
        own_units: 'Reservar pelas próprias unidades',
      },
      rules: { acceptances: 'Ver quem aceitou cada versão de uma regra' },
      announcements: {
        audience: 'Contar para quem vai um comunicado',
        proof: 'Ver quem recebeu e leu um comunicado',
      },
      buildings: { read: 'Ver os prédios: quem mora, quem está dentro e o que espera' },
      dashboard: {
        totals: 'Totais dos cadastros que se vê, no início',
        people: 'Pessoas por torre, no início',
        day: 'Como está o dia: visitas, encomendas e chaves, no início',
        assigned: 'O que está com o prestador e onde o esperam, no início',
      },
      reports: {
        read: 'Ver relatórios de visitas, rondas e ocorrências',
        export: 'Exportar relatórios',
        accesses: 'Ver o relatório de acessos',
        month: 'Fazer a página do mês para os moradores',
      },
      analytics: { read: 'Ver as análises do que se vê' },
      audit: {
        read: 'Últimas mudanças, no início',
      },
      companies: { overview: 'Visão geral das empresas' },
      servers: { manage: 'Servidores, tarefas que falharam e empresas por uso' },
      departures: { decide: 'Planejar mudanças, desligamentos e fins de contrato' },
      people: {
        erase: 'Apagar os dados de uma pessoa',
        export: 'Exportar os dados de uma pessoa',
        export_own: 'Baixar os próprios dados',
      },
      apartment_record: { read: 'Ver a ficha de uma unidade' },
      visits: {
        invite: 'Convidar visitantes',
        on_the_way: 'Avisar que está chegando a uma visita marcada',
      },
      gate: { enter: 'Registrar entradas na portaria' },
      parcels: { collect: 'Entregar encomendas pelo código' },
      doors: {
        open: 'Abrir portas de lockers; os moradores, as das suas encomendas',
        manage: 'Ver as portas dos lockers, bloqueá-las e dizer o que há dentro',
      },
      company: {
        settings: 'Configuração da empresa',
        letterhead: 'Ler o timbre da empresa, para imprimir',
      },
    },
  },
  columns: {
    column: 'Coluna',
    also: 'Também entende',
    required: 'obrigatória',
    importOnly: 'só na importação',
    exportOnly: 'sai na exportação; a importação não altera',
  },
  segments: { base: 'Base' },
  problems: { code: 'Código', status: 'Status', meaning: 'O que quer dizer' },
  changelog: {
    new: 'Novo',
    fixed: 'Corrigido',
    breaking: 'Mudança incompatível',
  },
}

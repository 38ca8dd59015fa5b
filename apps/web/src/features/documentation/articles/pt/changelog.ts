import type { ChangelogEntry } from '../article.ts'

export const changelog: readonly ChangelogEntry[] = [
  {
    version: '0.1.0',
    date: '2026-11-21',
    newChanges: [
      'A empresa pode exigir a verificação em duas etapas de síndicos e funcionários: quem não a tem configura na próxima entrada.',
      'Exportar pessoas, dar o papel de síndico e mudar a verificação em duas etapas pedem uma confirmação de até 15 minutos.',
      'Entradas que falham e acessos recusados ficam registrados; `REGISTRATION=off` desliga o cadastro, e cadastros não confirmados somem em sete dias.',
      'Pânico: acionar de novo reforça o mesmo alerta e, se alguém já o assumiu, ele volta a tocar; sem atendimento, e-mails aos síndicos e à plataforma, com os tempos na configuração da empresa.',
      'Quem tenta adivinhar senhas não deixa ninguém de fora: no aparelho em que a pessoa já entrou, ela continua entrando, e o escritório também.',
      'Verificação em duas etapas com aplicativo autenticador, chaves de acesso e códigos de recuperação.',
      'Meu Perfil inteiro: foto com recorte, nome e e-mail próprios, vínculos e escolha das notificações.',
      'Documentação dentro do Portaria, com busca, e cada exemplo da API executado por um teste.',
      'Espanhol e árabe, este da direita para a esquerda, além de português e inglês.',
      'Criar conta na entrada: ela não abre nada até alguém dar um acesso.',
      'O início mostra pessoas por torre, as últimas mudanças e os alertas abertos.',
      'Marcas e espécies repetidas podem ser mescladas.',
      'Páginas e aplicativos de exemplo, atendidos dentro do navegador; `DEMO_APPS=off` os deixa de fora.',
    ],
    fixedChanges: [
      'Muitas entradas de um endereço não fazem os outros esperar, e nenhum e-mail de senha esquecida se perde.',
      'Planilhas e fotos esperam a sua vez e têm limites: o arquivo de uma empresa não atrasa as outras.',
      'Uma mudança de cores repinta a página de uma vez só.',
      'A busca numa lista passa pela empresa uma vez, não duas.',
      'A importação de 100 mil linhas fica abaixo de 400 MiB de memória.',
      'Dois cadastros ao mesmo tempo com o mesmo e-mail: o segundo é recusado com o código certo.',
      'Numa mesclagem, o que se escolhe antes da contagem dos usos fica escolhido.',
      'Números dentro de frases são escritos como no idioma da tela.',
    ],
    breakingChanges: [
      'API: `GET /residents/export`, `GET /visitors/export` e dar o papel `sindico` podem responder 403 `proof_required`; confirme por `POST /session/proof` e repita.',
      'API: os acionamentos de uma pessoa se juntam ao alerta que não foi encerrado, também com chave; `timeline` não traz mais `pinged`, leia `presses`.',
      'API: a resposta de `POST /login` não traz mais o idioma da pessoa; leia `language` em `GET /me`.',
    ],
  },
  {
    version: '0.0.5',
    date: '2026-11-21',
    newChanges: [
      'Empresas, pessoas e acessos, cada um com suas páginas, e convites por e-mail.',
      'Segmentos: condomínio, construção, educação, saúde e indústria dão os seus nomes às telas.',
      'Três disposições da tela e 25 esquemas de cores, guardados com a pessoa.',
      'Alterar de uma vez tudo o que um filtro acha.',
      'O síndico cuida dos dados da própria empresa.',
    ],
    fixedChanges: ['Listas carregam em três partes, e não em cinquenta arquivos.'],
    breakingChanges: [
      'API: nome e e-mail de um usuário não são mais alterados por `PATCH /users/{id}`. Para o e-mail, use `POST /users/{id}/change-email`, que pede a confirmação da pessoa.',
    ],
  },
  {
    version: '0.0.4',
    date: '2026-11-21',
    newChanges: ['Veículos, animais e visitantes, e os catálogos de marcas, espécies e segmentos.'],
    fixedChanges: [
      'Uma placa antiga e a sua forma Mercosul são o mesmo carro também na importação.',
      'A exportação de um catálogo traz as linhas comuns junto com as da empresa.',
      'Telas abertas ficam sabendo do que uma ação mudou.',
    ],
    breakingChanges: [],
  },
  {
    version: '0.0.3',
    date: '2026-11-21',
    newChanges: [
      'Alertas de pânico, guardados antes da resposta, e eventos ao vivo que não se perdem.',
      'O aplicativo: entrada, menu, listas e formulários de cada cadastro.',
    ],
    fixedChanges: ['O mesmo registro criado duas vezes ao mesmo tempo responde com uma linha só.'],
    breakingChanges: [],
  },
  {
    version: '0.0.2',
    date: '2026-11-21',
    newChanges: [
      'Entrar com e-mail e senha, arquivos, importação e exportação de planilhas.',
      'Uma demonstração com dois condomínios.',
    ],
    fixedChanges: [],
    breakingChanges: [],
  },
  {
    version: '0.0.1',
    date: '2026-11-21',
    newChanges: [
      'Cadastros que nascem de uma definição: listas, versões, histórico, remoção e restauração.',
      'Node e PostgreSQL vêm junto: `npm start` basta.',
    ],
    fixedChanges: [],
    breakingChanges: [],
    notes: 'Os números abaixo de 0.1.0 marcam as etapas do primeiro dia de desenvolvimento.',
  },
]

import type { ArticleCategory } from './knowledge-base.types.ts'

type Draft = { title: string; intro: string; steps: string[]; note?: string }

const categories: { title: string; articlesCount: number; articles: Draft[] }[] = [
  {
    title: 'Portaria',
    articlesCount: 17,
    articles: [
      {
        title: 'Cadastrar um visitante',
        intro: 'O nome basta; o resto ajuda a reconhecer a pessoa.',
        steps: [
          'Abra Visitantes e escolha “Novo visitante”.',
          'Informe o nome e, se puder, documento, telefone e foto.',
          'Salve.',
        ],
      },
      {
        title: 'Encontrar alguém pelo nome, pela placa ou pelo apartamento',
        intro: 'Uma busca só procura em todos os cadastros.',
        steps: [
          'Tecle Ctrl e K, ou use a lupa.',
          'Escreva parte do nome, da placa, do telefone ou do apartamento.',
          'Tecle Enter para abrir o primeiro resultado.',
        ],
      },
      {
        title: 'Ligar para um apartamento',
        intro: 'O telefone está no cadastro de quem mora nele.',
        steps: ['Abra o apartamento.', 'Em quem mora nele, escolha o telefone.'],
      },
      {
        title: 'Ver o que mudou hoje',
        intro: 'A página de início mostra as últimas mudanças.',
        steps: ['Abra o Início.', 'Veja quem mudou o quê, e a que horas.'],
      },
    ],
  },
  {
    title: 'Moradores',
    articlesCount: 12,
    articles: [
      {
        title: 'Cadastrar uma família',
        intro: 'Comece pelo responsável; os demais entram no mesmo apartamento.',
        steps: [
          'Abra Moradores e escolha “Novo morador”.',
          'Informe apartamento e data de entrada.',
          'Acrescente veículos e animais nos cadastros deles.',
        ],
      },
      {
        title: 'Mudança de apartamento',
        intro: 'O histórico continua: nada é apagado.',
        steps: [
          'Encerre a ocupação atual com a data da saída.',
          'Abra a nova ocupação a partir do dia seguinte.',
          'Confira veículos e animais.',
        ],
      },
      {
        title: 'Importar moradores de uma planilha',
        intro: 'A planilha é conferida antes de gravar, linha por linha.',
        steps: [
          'Baixe o modelo e preencha uma linha por pessoa.',
          'Envie o arquivo e veja o que será criado ou alterado.',
          'Corrija as linhas com erro e confirme.',
        ],
        note: 'O mesmo arquivo enviado outra vez não muda nada.',
      },
      {
        title: 'Crianças e pessoas sem CPF',
        intro: 'O CPF nunca é obrigatório.',
        steps: [
          'Escolha outro documento, como RG ou passaporte.',
          'Para bebês, basta o nome e a data de nascimento.',
        ],
      },
    ],
  },
  {
    title: 'Cadastros e listas',
    articlesCount: 19,
    articles: [
      {
        title: 'Guardar uma lista com filtros',
        intro: 'Uma lista que você abre sempre pode ter um nome.',
        steps: ['Escolha os filtros e as colunas.', 'Em Visões, salve com um nome.'],
      },
      {
        title: 'Alterar vários de uma vez',
        intro: 'O que vale para um vale para muitos.',
        steps: [
          'Marque as linhas.',
          'Escolha o que fazer com elas.',
          'Se errou, escolha “Desfazer” no aviso.',
        ],
      },
      {
        title: 'Exportar uma lista',
        intro: 'A planilha sai com as colunas e os filtros que você vê.',
        steps: ['Abra a lista e escolha os filtros.', 'Escolha Exportar e o formato.'],
      },
      {
        title: 'Restaurar o que foi removido',
        intro: 'O que foi removido fica guardado.',
        steps: ['Na lista, escolha “Mostrar removidos”.', 'Ache o cadastro e escolha “Restaurar”.'],
      },
    ],
  },
  {
    title: 'Segurança e acesso',
    articlesCount: 24,
    articles: [
      {
        title: 'Convidar alguém para usar o sistema',
        intro: 'Cada pessoa entra com o próprio acesso.',
        steps: [
          'Abra o cadastro da pessoa e escolha “Convidar”.',
          'A pessoa aceita pelo e-mail, por um link ou por um cartão impresso.',
          'Retire o convite quando quiser.',
        ],
      },
      {
        title: 'Como funciona o botão de pânico',
        intro: 'O aviso mostra em que ponto está.',
        steps: [
          'Aperte o botão vermelho e, se puder, escreva o que acontece.',
          'Veja o estado: enviando, registrado, visto, a caminho.',
          'Se aparecer <strong>Ainda não enviado</strong>, ligue 190.',
        ],
      },
      {
        title: 'Entrar com verificação em duas etapas',
        intro: 'A senha sozinha deixa de bastar.',
        steps: [
          'Abra Meu perfil.',
          'Em verificação em duas etapas, siga os passos.',
          'Guarde os códigos de recuperação.',
        ],
      },
      {
        title: 'Cuidar da sua senha',
        intro: 'Uma frase curta, que só você conhece, vale mais que símbolos.',
        steps: [
          'Use doze caracteres ou mais.',
          'Não repita a senha de outro lugar.',
          'Veja em Meu perfil onde você está conectado e encerre o que não reconhece.',
        ],
      },
    ],
  },
]

export function knowledgeBaseSeed(): ArticleCategory[] {
  return categories.map(({ title, articlesCount, articles }, at) => ({
    id: String(at + 1),
    title,
    path: '/pages/knowledge-base',
    articlesCount,
    featuredArticles: articles.map((article, index) => ({
      id: `${at + 1}-${index + 1}`,
      title: article.title,
      content: contentOf(article),
    })),
  }))
}

function contentOf({ intro, steps, note }: Draft): string {
  const list = steps.map((step) => `<li>${step}</li>`).join('')
  return `<p>${intro}</p><ol>${list}</ol>${note === undefined ? '' : `<p><em>${note}</em></p>`}`
}

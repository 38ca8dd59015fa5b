import type { ArticleCategory } from './knowledge-base.types.ts'

type Draft = { title: string; intro: string; steps: string[]; note?: string }

const categories: { title: string; articlesCount: number; articles: Draft[] }[] = [
  {
    title: 'Portaria',
    articlesCount: 17,
    articles: [
      {
        title: 'Receber uma visita com convite',
        intro: 'O convite já traz nome, destino e horário. Falta conferir quem chegou.',
        steps: [
          'Busque a visita pelo nome, pela placa ou pelo código do convite.',
          'Confira o documento com a pessoa.',
          'Registre a entrada. O morador recebe o aviso na mesma hora.',
        ],
      },
      {
        title: 'Quando a visita chega sem convite',
        intro: 'Ninguém entra sem que alguém do destino responda.',
        steps: [
          'Cadastre o nome e o documento.',
          'Ligue para o apartamento e anote quem autorizou.',
          'Se ninguém atender, a visita espera ou deixa recado.',
        ],
        note: 'Visitas que ficam em espera por mais de trinta minutos aparecem em destaque.',
      },
      {
        title: 'Encerrar o turno sem pendências',
        intro: 'A passagem de turno mostra o que ficou em aberto.',
        steps: [
          'Veja quem ainda está dentro do condomínio.',
          'Registre as saídas que foram esquecidas.',
          'Anote o que o próximo turno precisa saber.',
        ],
      },
      {
        title: 'Prestadores com horário marcado',
        intro: 'O prestador entra nos dias e horários que o morador definiu.',
        steps: [
          'Confira o documento e a foto.',
          'Fora do horário, peça uma nova autorização.',
          'Registre a saída quando o serviço terminar.',
        ],
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
          'Abra Moradores e escolha Novo morador.',
          'Informe apartamento e data de entrada.',
          'Acrescente dependentes, veículos e animais.',
        ],
      },
      {
        title: 'Mudança de apartamento',
        intro: 'O histórico continua: nada é apagado.',
        steps: [
          'Encerre a ocupação atual com a data da saída.',
          'Abra a nova ocupação a partir do dia seguinte.',
          'Confira cartões e vagas, que acompanham o apartamento.',
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
    title: 'Reservas e convivência',
    articlesCount: 19,
    articles: [
      {
        title: 'Reservar uma área comum',
        intro: 'O calendário mostra o que está livre, com os intervalos de limpeza.',
        steps: [
          'Escolha a área e o dia.',
          'Leia e aceite as regras de uso.',
          'Convide as pessoas: cada uma recebe o próprio código.',
        ],
      },
      {
        title: 'Aprovar ou recusar reservas',
        intro: 'As áreas que pedem aprovação esperam pelo síndico.',
        steps: [
          'Abra o pedido e confira a capacidade.',
          'Aprove, ou recuse com o motivo.',
          'O morador é avisado da decisão.',
        ],
      },
      {
        title: 'Publicar um comunicado',
        intro: 'O texto enviado não é alterado depois; uma correção é um novo comunicado.',
        steps: [
          'Escreva o título e o texto.',
          'Escolha quem recebe: todos, uma torre ou alguns apartamentos.',
          'Peça a confirmação de leitura quando for importante.',
        ],
      },
      {
        title: 'Regras da casa',
        intro: 'Cada versão de uma regra fica guardada com as datas em que valeu.',
        steps: [
          'Crie uma nova versão em vez de editar a que está em vigor.',
          'Defina a data de início.',
          'Acompanhe quem já leu.',
        ],
      },
    ],
  },
  {
    title: 'Segurança e acesso',
    articlesCount: 24,
    articles: [
      {
        title: 'Bloquear um cartão perdido',
        intro: 'Um cartão perdido deixa de abrir na hora e não volta a valer.',
        steps: [
          'Localize o cartão pelo número ou pela pessoa.',
          'Mude a situação para perdido.',
          'Entregue um cartão novo.',
        ],
      },
      {
        title: 'Como funciona o botão de pânico',
        intro: 'O aviso sai mesmo com a internet instável e mostra em que ponto está.',
        steps: [
          'Aperte o botão vermelho e, se puder, escreva o que acontece.',
          'Veja o estado: enviando, registrado, visto, a caminho.',
          'Se aparecer <strong>Ainda não enviado</strong>, ligue 190.',
        ],
      },
      {
        title: 'Rondas e pontos de controle',
        intro: 'Cada ponto tem uma etiqueta que o vigilante lê com o celular.',
        steps: [
          'Espalhe os pontos e imprima as etiquetas.',
          'Monte a patrulha com dias, horários e tolerância.',
          'Acompanhe as rondas feitas, atrasadas e perdidas.',
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

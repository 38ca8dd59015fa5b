/** A card of the seed. */
export type CardLine = {
  readonly name: string
  readonly text?: string
  /** Indexes of the board's labels and members. */
  readonly labels?: readonly number[]
  readonly members?: readonly number[]
  /** Days from today. */
  readonly due?: number
  /** Items of its check list; those with a leading plus are checked. */
  readonly items?: readonly string[]
  /** The name of its cover picture. */
  readonly cover?: string
  readonly comments?: readonly string[]
}

export type BoardOfSeed = {
  readonly name: string
  readonly uri: string
  readonly colour: 'indigo' | 'green' | 'blue-grey'
  readonly lists: readonly { readonly name: string; readonly cards: readonly CardLine[] }[]
}

export const boardLines: readonly BoardOfSeed[] = [
  {
    name: 'Reforma do salão',
    uri: 'reforma-do-salao',
    colour: 'indigo',
    lists: [
      {
        name: 'A fazer',
        cards: [
          {
            name: 'Escolher o piso',
            text: 'Três amostras na recepção até sexta.',
            labels: [0],
            members: [0, 1],
            due: 6,
            items: ['Ver as amostras', '+Medir o salão', 'Pedir prazo de entrega'],
            comments: ['Gostei mais da segunda.'],
          },
          {
            name: 'Pedir autorização da obra',
            text: 'Planta, responsável técnico e datas.',
            labels: [2],
            members: [1],
            due: 2,
          },
          { name: 'Orçar as cortinas' },
          {
            name: 'Avisar o 1º andar',
            text: 'Poeira e barulho por dez dias.',
            labels: [3],
            members: [2],
            due: 4,
          },
        ],
      },
      {
        name: 'Em andamento',
        cards: [
          {
            name: 'Trocar a fiação',
            text: 'Passar por cima do forro.',
            labels: [1],
            members: [3],
            due: 1,
            items: ['+Desligar o quadro', 'Passar os fios', 'Testar as tomadas'],
            cover: 'fiacao.jpg',
            comments: ['O quadro antigo fica até o fim.', 'Certo, sem mexer nele.'],
          },
          {
            name: 'Pintar as portas',
            text: 'Branco acetinado, duas demãos.',
            labels: [0],
            members: [2, 3],
            due: 8,
          },
          { name: 'Consertar a janela emperrada', labels: [1] },
        ],
      },
      {
        name: 'Em conferência',
        cards: [
          {
            name: 'Nova bancada da cozinha',
            text: 'Conferir a altura: 92 cm.',
            labels: [0, 3],
            members: [0],
            due: 0,
            items: ['+Altura', 'Cuba', 'Tomadas'],
            cover: 'bancada.jpg',
          },
        ],
      },
      {
        name: 'Pronto',
        cards: [
          {
            name: 'Retirar os móveis antigos',
            text: 'Foram para doação.',
            members: [1, 2],
            comments: ['Recibo na pasta.'],
          },
          { name: 'Escolher as cores', labels: [0], members: [0] },
        ],
      },
    ],
  },
  {
    name: 'Festa de dezembro',
    uri: 'festa-de-dezembro',
    colour: 'green',
    lists: [
      {
        name: 'Ideias',
        cards: [
          { name: 'Amigo secreto das crianças', labels: [0], members: [0] },
          { name: 'Mesa de frutas' },
          {
            name: 'Karaokê até as 21:00',
            labels: [3],
            members: [2],
            comments: ['Com volume baixo.'],
          },
        ],
      },
      {
        name: 'Esta semana',
        cards: [
          {
            name: 'Convite no elevador',
            text: 'Com data, hora e o que levar.',
            labels: [0],
            members: [1],
            due: 1,
            items: ['+Texto', 'Desenho', 'Imprimir'],
            cover: 'convite.jpg',
          },
          { name: 'Lista de quem vem', labels: [2], members: [0, 3], due: 3 },
          {
            name: 'Reservar as mesas',
            text: 'Dez mesas e quarenta cadeiras.',
            members: [2],
            due: 5,
          },
        ],
      },
      {
        name: 'Feito',
        cards: [{ name: 'Reservar o salão', text: 'Dia 19, das 16:00 às 23:00.', members: [0] }],
      },
    ],
  },
  {
    name: 'Ideias de moradores',
    uri: 'ideias-de-moradores',
    colour: 'blue-grey',
    lists: [
      {
        name: 'Recebidas',
        cards: [
          {
            name: 'Mais vagas de bicicleta',
            text: 'Piso de baixo, perto da rampa.',
            labels: [1],
            comments: ['Já são quatro pedidos.'],
          },
          { name: 'Horta no terraço', labels: [0], members: [1], cover: 'horta.jpg' },
          { name: 'Sala de estudos' },
          { name: 'Placas com letra maior', labels: [3], members: [2] },
        ],
      },
      {
        name: 'Em estudo',
        cards: [
          {
            name: 'Luz com sensor na escada',
            text: 'Comparar o gasto de dois meses.',
            labels: [1, 2],
            members: [3],
            due: 14,
            items: ['+Medir hoje', 'Instalar em um andar', 'Medir de novo'],
          },
        ],
      },
      { name: 'Adotadas', cards: [{ name: 'Quadro de recados', members: [0] }] },
    ],
  },
]

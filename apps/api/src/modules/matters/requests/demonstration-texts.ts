import type { requestComments } from '@portaria/contract/modules/matters/request-comments/request-comments'
import type { requests } from '@portaria/contract/modules/matters/requests/requests'
import type { MatterScene } from '../draw-matter.ts'

/** A comment on a request, or a step that it took. */
export type Said = {
  /** Days from the day of loading. */
  readonly day: number
  readonly body?: string
  readonly audience?: 'team'
  /** The photo that it shows. */
  readonly photo?: MatterScene
  readonly step?: (typeof requestComments)['fields']['step']['options'][number]
}

/** A request of the demonstration; without a place it is about a unit. */
export type Asked = {
  readonly day: number
  readonly subject: string
  readonly description: string
  readonly category: string
  readonly place?: string
  readonly priority?: 'low' | 'high' | 'urgent'
  readonly state: (typeof requests)['fields']['state']['options'][number]
  readonly said: readonly Said[]
  readonly rating?: (typeof requests)['fields']['rating']['options'][number]
  /** Whether it is by the demonstration's resident. */
  readonly own?: true
  /** Its photo, with its name. */
  readonly photo?: { readonly scene: MatterScene; readonly name: string }
}

/** Categories, with the promised hours and the usual assignee. */
export const categories = [
  { name: 'Elétrica', hours: 48, by: 'provider' },
  { name: 'Hidráulica', hours: 24, by: 'provider' },
  { name: 'Limpeza e jardim', hours: 72, by: 'employee' },
  { name: 'Portões e elevadores', hours: 24, by: 'employee' },
  { name: 'Autorização de obra', hours: 120, by: null },
  { name: 'Dúvida ou sugestão', hours: null, by: null },
] as const

const done = (day: number, took: number, body: string): Said[] => [
  { day, step: 'start' },
  { day: day + took, step: 'complete', body },
]

/** Typical requests, with their answers. */
const usual: readonly Pick<Asked, 'subject' | 'description' | 'category' | 'place'>[] = [
  {
    subject: 'Lâmpada queimada no corredor',
    description: 'Fica em frente ao elevador social. À noite não se vê a fechadura.',
    category: 'Elétrica',
    place: 'Corredor do 4º andar',
  },
  {
    subject: 'Torneira do jardim pinga',
    description: 'Pinga dia e noite, e já fez poça na calçada.',
    category: 'Hidráulica',
    place: 'Jardim da entrada',
  },
  {
    subject: 'Interfone sem som',
    description: 'A portaria chama, e eu não escuto. Eles me escutam.',
    category: 'Elétrica',
  },
  {
    subject: 'Portão da garagem fecha rápido demais',
    description: 'Quase bateu no carro hoje cedo. O sensor parece desalinhado.',
    category: 'Portões e elevadores',
    place: 'Portão da garagem',
  },
  {
    subject: 'Folhas na grelha do ralo',
    description: 'Com chuva, a água volta para a garagem.',
    category: 'Limpeza e jardim',
    place: 'Rampa da garagem',
  },
  {
    subject: 'Infiltração no teto do banheiro',
    description: 'A mancha cresce desde a semana passada. Vem do apartamento de cima.',
    category: 'Hidráulica',
  },
  {
    subject: 'Troca do piso da sala',
    description: 'Obra de cinco dias, das 9h às 17h, com a empresa que já trabalhou no 302.',
    category: 'Autorização de obra',
  },
]

const answers = [
  'Trocada, e testada à noite.',
  'Vedação nova. Não pinga mais.',
  'Era o fio da campainha. Testamos com a portaria.',
  'Sensor alinhado e tempo de fechamento aumentado.',
  'Grelha limpa. Entra na rotina de segunda.',
  'Registro do apartamento de cima trocado. O teto seca em uma semana.',
  'Autorizada. As regras da obra estão com a portaria.',
]

const ratings = ['very_good', 'good', 'fair', 'very_good', 'good'] as const

/** Returns past requests, about two a week. */
function past(): Asked[] {
  return Array.from({ length: 30 }, (_, nth): Asked => {
    const day = -118 + nth * 3.6
    const which = nth % usual.length
    const one = usual[which] ?? usual[0]
    const took = 1 + (nth % 4)
    const isRated = nth % 3 !== 2
    if (!one) throw new Error('there is nothing to ask for')
    return {
      ...one,
      day,
      state: 'closed',
      said: [
        ...done(day + 0.3, took, answers[which] ?? ''),
        isRated
          ? { day: day + took + 1, step: 'close' }
          : { day: day + took + 7.5, step: 'settle' },
      ],
      ...(isRated && { rating: ratings[nth % ratings.length] }),
      ...(nth % 8 === 5 && { priority: 'high' as const }),
    }
  })
}

/** Returns requests of four months, oldest first. */
export const askedOf = (): readonly Asked[] => [
  ...past(),
  {
    day: -9,
    subject: 'Cobertura para as bicicletas',
    description: 'Com chuva, as bicicletas do bicicletário aberto enferrujam.',
    category: 'Dúvida ou sugestão',
    place: 'Bicicletário',
    priority: 'low',
    state: 'deferred',
    own: true,
    said: [
      { day: -8, body: 'Três orçamentos pedidos; o mais barato é de R$ 9.400.', audience: 'team' },
      {
        day: -7,
        step: 'defer',
        body: 'Boa ideia. Entra na pauta da próxima assembleia, com os orçamentos.',
      },
    ],
  },
  {
    day: -6,
    subject: 'Fechar a varanda com vidro',
    description: 'Quero fechar a varanda com vidro fumê, como no prédio ao lado.',
    category: 'Autorização de obra',
    state: 'declined',
    said: [
      {
        day: -5,
        step: 'decline',
        body: 'A convenção pede vidro incolor, para a fachada ficar igual. Com incolor, peça de novo.',
      },
    ],
  },
  {
    day: -5,
    subject: 'Elevador social para no 3º andar',
    description: 'Desde domingo ele para no 3º sem ninguém chamar.',
    category: 'Portões e elevadores',
    place: 'Elevador social',
    priority: 'high',
    state: 'in_progress',
    said: [
      { day: -5, step: 'start' },
      { day: -4, body: 'A empresa trocou o botão do 3º. Se voltar, é a placa.' },
      { day: -3, body: 'Voltou hoje de manhã.' },
      { day: -3, body: 'Placa: R$ 2.100 com instalação. Aprovado pelo síndico.', audience: 'team' },
    ],
  },
  {
    day: -4,
    subject: 'Vazamento embaixo da pia',
    description: 'Molha o armário. Já fechei o registro, mas preciso de água na cozinha.',
    category: 'Hidráulica',
    priority: 'urgent',
    state: 'done',
    own: true,
    photo: { scene: 'leak', name: 'O sifão' },
    said: [
      ...done(-4, 1, 'Sifão trocado. Se voltar a molhar, é só reabrir.'),
      {
        day: -2,
        body: 'Ficou assim. Deixamos o sifão velho na portaria, se quiser ver.',
        photo: 'repaired',
      },
    ],
  },
  {
    day: -2,
    subject: 'Tomada da área de serviço sem energia',
    description: 'O disjuntor não caiu. As outras funcionam.',
    category: 'Elétrica',
    state: 'open',
    own: true,
    photo: { scene: 'socket', name: 'A tomada' },
    said: [],
  },
  {
    day: -1,
    subject: 'Grama alta atrás da quadra',
    description: 'As crianças perdem a bola todo dia.',
    category: 'Limpeza e jardim',
    place: 'Fundo da quadra',
    state: 'open',
    photo: { scene: 'grass', name: 'Fundo da quadra' },
    said: [],
  },
  {
    day: -0.2,
    subject: 'Posso instalar carregador de carro na minha vaga?',
    description: 'É de 7 kW, com medidor próprio. O eletricista pede o diagrama do quadro.',
    category: 'Autorização de obra',
    state: 'open',
    said: [],
  },
]

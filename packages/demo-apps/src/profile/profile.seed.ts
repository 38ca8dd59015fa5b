import { portrait } from '../pictures/portrait.ts'
import { scene } from '../pictures/scene.ts'
import type { About, MediaGroup, Post, ProfileUser, Timeline } from './profile.types.ts'

export type ProfileState = { timeline: Timeline; photosVideos: MediaGroup[]; about: About }

const person = (name: string): ProfileUser => ({ name, avatar: portrait(name) })

const posts: Post[] = [
  {
    id: '1',
    user: person('Helena Prado'),
    message:
      'A horta da cobertura ficou pronta. Quem quiser um canteiro, é só deixar o nome com a portaria até sexta.',
    time: 'há 32 minutos',
    type: 'post',
    like: 14,
    share: 3,
    media: { type: 'image', preview: scene('Horta da cobertura') },
    comments: [
      {
        id: '1',
        user: person('Rui Tavares'),
        time: 'há 20 minutos',
        message: 'Que beleza! Guarde um para o apartamento 301.',
      },
    ],
  },
  {
    id: '2',
    user: person('Otávio Reis'),
    message: 'Obrigado a quem ajudou com a lista de presença da assembleia.',
    time: 'há 3 horas',
    type: 'something',
    like: 9,
    share: 0,
    comments: [],
  },
  {
    id: '3',
    user: person('Júlia Nogueira'),
    message: 'Vale a leitura antes da próxima reunião.',
    time: 'ontem',
    type: 'article',
    like: 21,
    share: 6,
    article: {
      title: 'Portaria acolhedora',
      subtitle: 'Segurança começa por ser bem recebido',
      excerpt:
        'Pequenos hábitos fazem a diferença: chamar pelo nome, explicar a demora, oferecer um lugar para esperar. O controle continua firme, e a chegada deixa de ser um obstáculo.',
      media: { type: 'image', preview: scene('Portaria acolhedora') },
    },
    comments: [
      {
        id: '1',
        user: person('Marcos Lin'),
        time: 'ontem',
        message: 'Concordo com a parte da espera. Já ajudaria um banco na sombra.',
      },
      {
        id: '2',
        user: person('Helena Prado'),
        time: 'ontem',
        message: 'Boa ideia, entra na pauta.',
      },
    ],
  },
]

const album = (id: string, name: string, info: string, titles: string[], video?: string) => ({
  id,
  name,
  info,
  media: [
    ...titles.map((title) => ({ type: 'image' as const, title, preview: scene(title) })),
    ...(video === undefined
      ? []
      : [{ type: 'video' as const, title: video, preview: scene(video) }]),
  ],
})

export function profileSeed(): ProfileState {
  return {
    timeline: {
      posts,
      activities: [
        activity('1', 'Rui Tavares', 'comentou na sua publicação', 'há 20 minutos'),
        activity('2', 'Júlia Nogueira', 'convidou você para o grupo Jardim', 'há 2 horas'),
        activity('3', 'Marcos Lin', 'gostou da foto Horta da cobertura', 'há 5 horas'),
        activity('4', 'Otávio Reis', 'mudou a própria foto', 'ontem'),
      ],
    },
    photosVideos: [
      album(
        '1',
        'Novembro de 2026',
        '5 fotos, 1 vídeo',
        [
          'Horta da cobertura',
          'Mutirão da garagem',
          'Ipê florido',
          'Noite de jogos',
          'Nova brinquedoteca',
        ],
        'Visita ao telhado verde',
      ),
      album('2', 'Setembro de 2026', '3 fotos', [
        'Feira de trocas',
        'Pintura da fachada',
        'Chegada da primavera',
      ]),
    ],
    about: {
      general: {
        gender: 'Feminino',
        birthday: '14 de maio',
        locations: ['Curitiba, PR', 'Florianópolis, SC'],
        about:
          'Arquiteta, síndica por acaso e jardineira por gosto. Gosto de reuniões curtas e de decisões escritas.',
      },
      work: {
        occupation: 'Arquiteta',
        skills: 'Projetos, acessibilidade, orçamento, mediação',
        jobs: [
          { company: 'Ateliê Prado', date: 'desde 2019' },
          { company: 'Prefeitura de Curitiba', date: '2012 a 2019' },
        ],
      },
      contact: {
        address: 'Avenida das Hortênsias, 1180, Curitiba, PR',
        tel: ['(41) 99999-1020', '(41) 3222-4510'],
        websites: ['atelieprado.example'],
        emails: ['helena@demonstracao.example', 'contato@atelieprado.example'],
      },
      groups: [
        { id: '1', name: 'Jardim e horta', category: 'Convivência', members: '18' },
        { id: '2', name: 'Conselho', category: 'Administração', members: '5' },
        { id: '3', name: 'Caronas da manhã', category: 'Mobilidade', members: '11' },
      ],
      friends: [
        'Rui Tavares',
        'Júlia Nogueira',
        'Marcos Lin',
        'Otávio Reis',
        'Bia Furtado',
        'Caio Sena',
      ].map((name, index) => ({ id: String(index + 1), name, avatar: portrait(name) })),
    },
  }
}

function activity(id: string, name: string, message: string, time: string) {
  return { id, user: person(name), message, time }
}

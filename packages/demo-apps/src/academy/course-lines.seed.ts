import type { CourseCategory } from './academy.types.ts'

export type CourseLine = {
  readonly title: string
  readonly slug: string
  readonly category: CourseCategory
  readonly minutes: number
  /** The current step; 0 before the first. */
  readonly reading: number
  readonly about: string
  readonly steps: readonly string[]
}

export const courseLines: readonly CourseLine[] = [
  {
    title: 'Primeiros passos na web',
    slug: 'primeiros-passos-na-web',
    category: 'web',
    minutes: 45,
    reading: 2,
    about: 'Como uma página chega ao seu navegador, do endereço à tela.',
    steps: ['O endereço', 'O pedido', 'A resposta', 'O desenho da tela', 'O que fica guardado'],
  },
  {
    title: 'Páginas que todos conseguem ler',
    slug: 'paginas-que-todos-conseguem-ler',
    category: 'web',
    minutes: 60,
    reading: 0,
    about: 'Letras, contraste, teclado e leitores de tela.',
    steps: [
      'Para quem escrevemos',
      'Contraste',
      'Só com o teclado',
      'Nomes para os botões',
      'Testar de olhos fechados',
    ],
  },
  {
    title: 'Formulários sem dor',
    slug: 'formularios-sem-dor',
    category: 'web',
    minutes: 40,
    reading: 5,
    about: 'Rótulos, erros e o que nunca se deve perder.',
    steps: [
      'Uma coluna',
      'Rótulos em cima',
      'O erro no lugar certo',
      'Nada se perde',
      'Enviar uma vez só',
    ],
  },
  {
    title: 'Listas muito longas',
    slug: 'listas-muito-longas',
    category: 'web',
    minutes: 55,
    reading: 1,
    about: 'Mostrar dez mil linhas sem fazer ninguém esperar.',
    steps: [
      'O que custa',
      'Só o que aparece',
      'Buscar enquanto se digita',
      'Voltar ao mesmo lugar',
    ],
  },
  {
    title: 'Cores e modo escuro',
    slug: 'cores-e-modo-escuro',
    category: 'web',
    minutes: 35,
    reading: 0,
    about: 'Uma paleta que funciona de dia e de noite.',
    steps: ['Escolher poucas', 'Claro e escuro', 'Estados', 'Conferir'],
  },
  {
    title: 'Entrar com segurança',
    slug: 'entrar-com-seguranca',
    category: 'firebase',
    minutes: 50,
    reading: 3,
    about: 'Senhas, chaves de acesso e o segundo fator.',
    steps: [
      'Senhas longas',
      'Chaves de acesso',
      'O segundo fator',
      'Perdi o celular',
      'Sair de verdade',
    ],
  },
  {
    title: 'Dados que chegam na hora',
    slug: 'dados-que-chegam-na-hora',
    category: 'firebase',
    minutes: 70,
    reading: 0,
    about: 'Atualizações ao vivo, da tabela ao celular.',
    steps: ['Quem avisa quem', 'Perder a conexão', 'Chegar duas vezes', 'Chegar fora de ordem'],
  },
  {
    title: 'Regras de quem vê o quê',
    slug: 'regras-de-quem-ve-o-que',
    category: 'firebase',
    minutes: 65,
    reading: 0,
    about: 'Permissões por pessoa, por unidade e por papel.',
    steps: ['O menor direito', 'Por linha', 'Por coluna', 'Testar a regra'],
  },
  {
    title: 'Cópias que voltam',
    slug: 'copias-que-voltam',
    category: 'cloud',
    minutes: 40,
    reading: 4,
    about: 'Uma cópia só vale quando já foi restaurada.',
    steps: ['O que copiar', 'Onde guardar', 'Com que frequência', 'Restaurar de verdade'],
  },
  {
    title: 'Um servidor que não para',
    slug: 'um-servidor-que-nao-para',
    category: 'cloud',
    minutes: 80,
    reading: 0,
    about: 'Trocar a versão sem que ninguém perceba.',
    steps: [
      'Parar com calma',
      'Duas versões ao mesmo tempo',
      'Migrar os dados',
      'Voltar atrás',
      'Contar depois',
    ],
  },
  {
    title: 'Medir antes de melhorar',
    slug: 'medir-antes-de-melhorar',
    category: 'cloud',
    minutes: 45,
    reading: 0,
    about: 'Números honestos, com quem comparar.',
    steps: ['A pergunta', 'A medida', 'O par', 'Repetir', 'Escrever'],
  },
  {
    title: 'Fotos no celular',
    slug: 'fotos-no-celular',
    category: 'android',
    minutes: 50,
    reading: 1,
    about: 'Tirar, reduzir e enviar mesmo com sinal fraco.',
    steps: ['Pedir licença', 'Reduzir', 'Guardar', 'Enviar depois'],
  },
  {
    title: 'Sem internet',
    slug: 'sem-internet',
    category: 'android',
    minutes: 75,
    reading: 0,
    about: 'O aplicativo que continua no elevador.',
    steps: ['O que levar junto', 'A fila', 'Chegar uma vez só', 'Contar a verdade', 'Conflitos'],
  },
  {
    title: 'Avisos que não cansam',
    slug: 'avisos-que-nao-cansam',
    category: 'android',
    minutes: 30,
    reading: 0,
    about: 'Quando tocar, quando calar.',
    steps: ['O que é urgente', 'O silêncio da noite', 'Juntar avisos', 'Deixar escolher'],
  },
]

import { dayOf, momentOf } from '../days/days.ts'
import { scene } from '../pictures/scene.ts'
import type { Note, NoteLabel } from './notes.types.ts'

export type NotesState = {
  /** The notes, newest first. */
  notes: Note[]
  labels: NoteLabel[]
}

const labels: NoteLabel[] = [
  { id: '0', name: 'Família', handle: 'family' },
  { id: '1', name: 'Trabalho', handle: 'work' },
  { id: '2', name: 'A fazer', handle: 'todos' },
  { id: '3', name: 'Prioridade', handle: 'prior' },
  { id: '4', name: 'Pessoal', handle: 'personal' },
  { id: '5', name: 'Amigos', handle: 'friends' },
]

type Line = {
  title: string
  text?: string
  /** Items of the check list; those with a leading plus are checked. */
  items?: readonly string[]
  labels?: readonly string[]
  /** Days from today, and the hour. */
  reminder?: readonly [daysOn: number, hour: number]
  picture?: true
  archived?: true
}

const lines: readonly Line[] = [
  {
    title: 'Festa de fim de ano',
    text: 'Dia 19, no salão. Música até as 22:00.',
    items: ['+Reservar o salão', '+Pedir as mesas', 'Combinar o bolo', 'Avisar os vizinhos'],
    labels: ['1', '5'],
    reminder: [4, 18],
    picture: true,
  },
  {
    title: 'Ideias para o jardim',
    text: 'Menos grama, mais sombra. Um banco perto do ipê.',
    labels: ['4'],
  },
  {
    title: 'Mala da viagem',
    items: ['+Carregador', 'Remédio de enjoo', 'Livro', 'Chinelo', 'Documento das crianças'],
    labels: ['0', '2'],
    reminder: [1, 8],
  },
  { title: '', text: 'O interfone do 84 chia quando chove.', labels: ['1'] },
  {
    title: 'Reunião com a contadora',
    text: 'Levar os três últimos balancetes e perguntar do fundo de reserva: quanto pode ficar aplicado, e por quanto tempo.',
    labels: ['1', '3'],
    reminder: [2, 14],
  },
  { title: 'Vista do terraço', text: 'Para o convite da inauguração.', picture: true },
  {
    title: 'Receita do pão de queijo',
    text: '500 g de polvilho, 2 ovos, leite morno até dar ponto. Forno bem quente.',
    labels: ['0', '4'],
  },
  {
    title: 'Livros para pedir',
    items: ['A casa das sete varandas', '+O porteiro e o mar', 'Manual de telhados'],
    labels: ['4'],
  },
  { title: 'Senha do cofre?', text: 'Não escrever aqui. Perguntar à Dona Celina.', labels: ['3'] },
  { title: 'Medidas da sala', text: '3,40 por 4,10. Janela: 1,60 de largura.', labels: ['0'] },
  {
    title: 'Presente da Flora',
    text: 'Gosta de cerâmica e de chá.',
    labels: ['5'],
    reminder: [9, 10],
  },
  {
    title: 'Obra do 4º andar',
    text: 'Barulho só das 9:00 às 17:00. Entulho sai pela garagem.',
    labels: ['1'],
    picture: true,
  },
  {
    title: 'Compras do mês',
    items: ['Café', 'Sabão', '+Arroz', 'Frutas', '+Pilhas', 'Ração'],
    labels: ['0', '2'],
  },
  {
    title: 'Telefones da viagem passada',
    text: 'Pousada da Serra, atendeu muito bem.',
    labels: ['4'],
    archived: true,
  },
  { title: 'Pauta de março', text: 'Já votada.', labels: ['1'], archived: true },
]

/** Fifteen notes, newest first, with times around the day of `now`. */
export function notesSeed(now: number): NotesState {
  const notes = lines.map((line, index): Note => {
    const { title, text = '', items = [], labels: ofNote = [], reminder, picture, archived } = line
    return {
      id: String(index + 1),
      title,
      description: text,
      archive: archived ?? false,
      image: picture ? scene(title) : '',
      time: momentOf(now, -index, 9 + (index % 9)),
      ...(reminder && {
        reminder: `${dayOf(now, reminder[0])}T${String(reminder[1]).padStart(2, '0')}:00`,
      }),
      checklist: items.map((item, nth) => ({
        id: `${index + 1}-${nth + 1}`,
        checked: item.startsWith('+'),
        text: item.replace('+', ''),
      })),
      labels: [...ofNote],
    }
  })
  return { notes, labels }
}

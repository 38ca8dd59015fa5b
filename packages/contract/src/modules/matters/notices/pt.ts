import type { NoticeChoices, NoticeSentences } from '../../../define-notices.ts'
import { dayText } from '../../../texts/clock-text.ts'
import type { mattersNotices } from './notices.ts'

/** What became of a request. */
function stateOf(state: string, until: string): string {
  switch (state) {
    case 'in_progress':
      return 'em andamento'
    case 'deferred':
      return `adiada até ${dayText('pt', until)}`
    case 'open':
      return 'aberta de novo'
    case 'declined':
      return 'recusada'
    case 'done':
      return 'concluída'
    case 'merged':
      return 'unida a outra sobre o mesmo; avisaremos quando for concluída'
    default:
      return 'encerrada'
  }
}

/** What the profile page says of each. */
export const choices: NoticeChoices<typeof mattersNotices> = {
  request_opened: { title: 'Solicitação nova', text: 'Alguém pede algo à administração.' },
  request_assigned: { title: 'Solicitação para você', text: 'Uma solicitação passou a ser sua.' },
  request_commented: {
    title: 'Comentário em solicitação',
    text: 'Alguém comentou uma solicitação sua.',
  },
  request_answered: {
    title: 'Resposta da sua solicitação',
    text: 'A sua solicitação começou, foi adiada, recusada ou concluída.',
  },
  request_overdue: {
    title: 'Solicitação fora do prazo',
    text: 'O prazo de uma solicitação passou.',
  },
}

/** What is told. */
export const sentences: NoticeSentences<typeof mattersNotices> = {
  request_opened: {
    title: 'Solicitação nova',
    text: ({ number, subject, place }) =>
      `nº ${number}, ${subject}${place === '' ? '' : `: ${place}`}.`,
    quiet: 'Há uma solicitação nova.',
    button: 'Abrir a solicitação',
  },
  request_assigned: {
    title: 'Solicitação para você',
    text: ({ number, subject, place }) =>
      `nº ${number}, ${subject}${place === '' ? '' : `: ${place}`}.`,
    quiet: 'Há uma solicitação para você.',
    button: 'Abrir a solicitação',
  },
  request_commented: {
    title: 'Comentário em solicitação',
    text: ({ number, subject, author }) => `${author} comentou a nº ${number}, ${subject}.`,
    quiet: 'Há um comentário em uma solicitação.',
    button: 'Ler o comentário',
  },
  request_answered: {
    title: 'Sua solicitação',
    text: ({ number, subject, state, answer, until }) =>
      `nº ${number}, ${subject}: ${stateOf(state, until)}.${answer === '' ? '' : ` ${answer}`}`,
    quiet: 'A sua solicitação teve resposta.',
    button: 'Abrir a solicitação',
  },
  request_overdue: {
    title: 'Fora do prazo',
    text: ({ number, subject }) => `nº ${number}, ${subject}: o prazo passou.`,
    quiet: 'O prazo de uma solicitação passou.',
    button: 'Abrir a solicitação',
  },
}

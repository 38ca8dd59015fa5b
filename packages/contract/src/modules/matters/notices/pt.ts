import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import { dayText } from '../../../texts/clock-text.ts'
import type { OccurrenceAnswer, RequestAnswer } from './answered-states.ts'
import type { mattersNotices } from './notices.ts'

/** The words for the answer to a request. */
const answers: Readonly<Record<string, string>> = {
  in_progress: 'em andamento',
  deferred: 'adiada até {{day}}',
  open: 'aberta de novo',
  declined: 'recusada',
  done: 'concluída',
  merged: 'unida a outra sobre o mesmo; avisaremos quando for concluída',
  closed: 'encerrada',
} satisfies Record<RequestAnswer, string>

/** Returns the words for the answer to a request; `until` is the day of one that is deferred. */
const stateOf = (state: string, until: string): string =>
  (answers[state] ?? '').replace('{{day}}', () => dayText('pt', until))

/** The words for the new state of an occurrence. */
const ends: Readonly<Record<string, string>> = {
  in_analysis: 'em análise',
  in_progress: 'em andamento',
  closed: 'encerrada',
  cancelled: 'cancelada',
} satisfies Record<OccurrenceAnswer, string>

const endOf = (state: string): string => ends[state] ?? ''

/** Texts of the profile page for each kind. */
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
  occurrence_reported: {
    title: 'Ocorrência',
    text: 'Uma ocorrência espera análise, ou passou a ser sua.',
  },
  occurrence_answered: {
    title: 'Sua ocorrência',
    text: 'O que você relatou está em análise, foi encerrado ou cancelado.',
  },
  occurrence_commented: {
    title: 'Comentário em ocorrência',
    text: 'Alguém acrescentou algo a uma ocorrência.',
  },
  unit_notified: {
    title: 'Aviso à sua unidade',
    text: 'A administração avisou a sua unidade sobre uma ocorrência.',
  },
  council_reported: {
    title: 'Para o conselho',
    text: 'Alguém relatou algo sobre o síndico ao conselho.',
  },
  council_answered: {
    title: 'Seu relato ao conselho',
    text: 'O conselho respondeu ao que você relatou.',
  },
  council_commented: {
    title: 'Comentário no conselho',
    text: 'Alguém acrescentou algo a um relato ao conselho.',
  },
  council_changed: {
    title: 'Mudança no conselho',
    text: 'Alguém entrou no conselho ou saiu dele.',
  },
  violation_letter: {
    title: 'Carta da administração',
    text: 'Uma advertência ou uma decisão sobre a sua unidade.',
  },
  violation_defended: {
    title: 'Defesa recebida',
    text: 'Uma unidade apresentou defesa de uma infração.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
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
  occurrence_reported: {
    title: 'Ocorrência',
    text: ({ number, title }) => `nº ${number}, ${title}.`,
    quiet: 'Há uma ocorrência nova.',
    button: 'Abrir a ocorrência',
  },
  occurrence_answered: {
    title: 'Sua ocorrência',
    text: ({ number, title, state }) => `nº ${number}, ${title}: ${endOf(state)}.`,
    quiet: 'O que você relatou teve resposta.',
    button: 'Abrir a ocorrência',
  },
  occurrence_commented: {
    title: 'Comentário em ocorrência',
    text: ({ number, title }) => `nº ${number}, ${title}.`,
    quiet: 'Há um comentário em uma ocorrência.',
    button: 'Ler o comentário',
  },
  unit_notified: {
    title: 'Aviso à sua unidade',
    text: ({ place, note }) => `${place}: ${note}`,
    quiet: 'A administração avisou a sua unidade.',
    button: 'Abrir a ficha da unidade',
  },
  council_reported: {
    title: 'Para o conselho',
    text: ({ number, title }) => `nº ${number}, ${title}.`,
    quiet: 'Há um assunto para o conselho.',
    button: 'Abrir o relato',
  },
  council_answered: {
    title: 'Seu relato ao conselho',
    text: ({ number, title, state }) => `nº ${number}, ${title}: ${endOf(state)}.`,
    quiet: 'O seu relato ao conselho teve resposta.',
    button: 'Abrir o relato',
  },
  council_commented: {
    title: 'Comentário no conselho',
    text: ({ number, title }) => `nº ${number}, ${title}.`,
    quiet: 'Há um comentário em um relato ao conselho.',
    button: 'Ler o comentário',
  },
  council_changed: {
    title: 'Mudança no conselho',
    text: ({ name, change }) =>
      change === 'joined' ? `${name} entrou no conselho.` : `${name} saiu do conselho.`,
    quiet: 'O conselho mudou.',
    button: 'Abrir as ocorrências do conselho',
  },
  violation_letter: {
    title: 'Carta da administração',
    text: ({ number, subject }) =>
      `nº ${number}, ${subject}. Leia a carta e confirme o recebimento.`,
    quiet: 'Há uma carta da administração para você.',
    button: 'Ler a carta',
  },
  violation_defended: {
    title: 'Defesa recebida',
    text: ({ number, subject }) => `nº ${number}, ${subject}.`,
    quiet: 'Uma unidade apresentou defesa.',
    button: 'Ler a defesa',
  },
}

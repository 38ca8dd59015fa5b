import type { TextOf } from '../../../texts/register-text.ts'
import type { councilOccurrences } from './council-occurrences.ts'

export const pt: TextOf<typeof councilOccurrences> = {
  one: 'Ocorrência para o conselho',
  many: 'Ocorrências para o conselho',
  gender: 'f',
  purpose:
    'O que foi relatado sobre o síndico. Só quem estava no conselho naquele momento e os administradores da plataforma leem.',
  heading: '{{title}} · nº {{number}}',
  fields: {
    number: 'Número',
    title: 'Título',
    description: 'O que aconteceu',
    happened_at: 'Quando aconteceu',
    place: 'Onde',
    attachments: 'Evidências',
    name: 'Legenda',
    picture: 'Imagem',
    reporter: 'Relatada por',
    readers: 'Quem lê',
    reader: 'Pessoa',
    state: 'Situação da ocorrência',
    outcome: 'O que foi feito',
    cancel_reason: 'Motivo do cancelamento',
    closed_at: 'Encerrada em',
    closed_by: 'Encerrada por',
  },
  help: {
    title:
      'Só o conselho e os administradores da plataforma leem este relato, e você mesmo. O síndico não vê nem que existe.',
    description: 'O relato não muda depois; acrescente o que faltar em comentários.',
    readers:
      'Quem estava no conselho quando foi relatada, menos quem é ou foi síndico há menos de um ano e quem o relato nomeia. Só um administrador da plataforma muda.',
  },
  refusals: {
    no_reader: 'Escolha quem mora aqui com acesso, não é síndico nem foi há menos de um ano.',
  },
  sections: { narrative: 'Relato', readers: 'Conselho', progress: 'Situação' },
  choices: {
    state: {
      open: 'Aberta',
      in_analysis: 'Em análise',
      in_progress: 'Em andamento',
      closed: 'Encerrada',
      cancelled: 'Cancelada',
    },
  },
  transitions: {
    analyse: { button: 'Analisar', done: 'Ocorrência em análise' },
    proceed: { button: 'Dar andamento', done: 'Ocorrência em andamento' },
    close: {
      button: 'Encerrar',
      done: 'Ocorrência encerrada',
      text: 'Depois disso, o relato só recebe acréscimos.',
    },
    cancel: {
      button: 'Cancelar ocorrência',
      done: 'Ocorrência cancelada',
      text: 'Fica guardada, com o motivo.',
    },
  },
  views: {
    open: { m: 'Abertas', f: 'Abertas' },
    closed: { m: 'Encerradas', f: 'Encerradas' },
  },
  heads: { happened_at: ['data', 'data e hora'] },
}

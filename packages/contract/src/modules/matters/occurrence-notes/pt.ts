import type { TextOf } from '../../../texts/register-text.ts'
import type { occurrenceNotes } from './occurrence-notes.ts'

export const pt: TextOf<typeof occurrenceNotes> = {
  one: 'Comentário de ocorrência',
  many: 'Comentários de ocorrências',
  gender: 'm',
  purpose: 'O que foi feito e descoberto de cada ocorrência, e por quem.',
  fields: {
    occurrence: 'Ocorrência',
    audience: 'Quem lê',
    body: 'Comentário',
    picture: 'Foto',
    author: 'Quem disse',
    step: 'Passo',
  },
  sections: { comment: 'Comentário' },
  choices: {
    audience: { requester: 'Também quem relatou', team: 'Só a equipe' },
    step: {
      analyse: 'Começou a análise',
      proceed: 'Deu andamento',
      close: 'Encerrou',
      cancel: 'Cancelou',
      'tell-unit': 'Avisou a unidade',
    },
  },
}

import type { TextOf } from '../../../texts/register-text.ts'
import type { councilNotes } from './council-notes.ts'

export const pt: TextOf<typeof councilNotes> = {
  one: 'Comentário do conselho',
  many: 'Comentários do conselho',
  gender: 'm',
  purpose: 'O que o conselho fez de cada ocorrência sobre o síndico.',
  fields: {
    council_occurrence: 'Ocorrência para o conselho',
    audience: 'Quem lê',
    body: 'Comentário',
    picture: 'Foto',
    author: 'Quem disse',
    step: 'Passo',
  },
  sections: { comment: 'Comentário' },
  choices: {
    audience: { requester: 'Também quem relatou', team: 'Só o conselho' },
    step: {
      analyse: 'Começou a análise',
      proceed: 'Deu andamento',
      close: 'Encerrou',
      cancel: 'Cancelou',
    },
  },
}

import type { TextOf } from '../../../texts/register-text.ts'
import type { requestComments } from './request-comments.ts'

export const pt: TextOf<typeof requestComments> = {
  one: 'Comentário de solicitação',
  many: 'Comentários de solicitações',
  gender: 'm',
  purpose: 'O que foi dito de cada solicitação, e por quem.',
  fields: {
    request: 'Solicitação',
    audience: 'Quem lê',
    body: 'Comentário',
    picture: 'Foto',
    author: 'Quem disse',
    step: 'Passo',
  },
  sections: { comment: 'Comentário' },
  choices: {
    audience: { requester: 'Também quem pediu', team: 'Só a equipe' },
    step: {
      start: 'Começou',
      release: 'Devolveu',
      defer: 'Adiou',
      resume: 'Chegou o dia: está aberta de novo',
      decline: 'Recusou',
      complete: 'Concluiu',
      close: 'Confirmou que está feito',
      settle: 'Encerrada sem resposta',
      withdraw: 'Retirada: quem pediu não está mais aqui',
      merge: 'Uniu a outra solicitação sobre o mesmo',
      reopen: 'Reabriu',
    },
  },
  refusals: {
    too_many_comments:
      'Você já comentou muito esta solicitação hoje. Tente amanhã, ou ligue para a administração.',
  },
}

import type { ReasonWords } from './reason-words.ts'

export const pt: ReasonWords = {
  unknown: 'Credencial desconhecida',
  blocked: 'Pessoa bloqueada',
  not_yet: 'Ainda não vale',
  expired: 'Fora da validade',
  schedule: 'Fora do horário',
  holiday: 'Não vale em feriado',
  wrong_point: 'Sem regra para este ponto',
  used_up: 'Convite já usado',
  revoked: 'Acesso cancelado',
  lost_card: 'Cartão perdido',
  no_consent: 'Sem consentimento para o rosto',
  passback: 'Já entrou e não saiu',
  interlock: 'Outra porta está aberta',
  lockdown: 'Entradas fechadas',
  error: 'Falha ao decidir',
}

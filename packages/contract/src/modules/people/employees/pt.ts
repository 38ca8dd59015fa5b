import type { TextOf } from '../../../texts/register-text.ts'
import type { employees } from './employees.ts'

export const pt: TextOf<typeof employees> = {
  one: 'Funcionário',
  many: 'Funcionários',
  gender: 'm',
  purpose: 'Quem trabalha na portaria, na limpeza e na manutenção, com turnos e formas de acesso.',
  fields: {
    position: 'Cargo',
    kind: 'Vínculo',
    admitted_on: 'Admissão',
    dismissed_on: 'Desligamento',
    employment: 'Emprego',
    shifts: 'Turnos',
    weekdays: 'Dias',
    starts_at: 'Início',
    ends_at: 'Fim',
    facial_status: 'Reconhecimento facial',
  },
  help: {
    shifts: 'Um turno que termina antes de começar vai até o dia seguinte.',
    cpf: 'Não é obrigatório: estrangeiros podem não ter.',
  },
  sections: { job: 'Trabalho', provider: 'Empresa terceirizada' },
  choices: {
    kind: { own: 'Próprio', outsourced: 'Terceirizado' },
    employment: { active: 'Em atividade', dismissed: { him: 'Desligado', her: 'Desligada' } },
    facial_status: {
      none: 'Sem cadastro',
      consent_pending: 'Aguarda consentimento',
      photo_pending: 'Aguarda foto',
      processing: 'Em processamento',
      enrolled: 'Cadastrado',
      failed: 'Falhou',
      revoked: 'Revogado',
    },
  },
  transitions: {
    dismiss: {
      button: 'Desligar',
      done: 'Desligamento registrado',
      text: 'O cadastro fica inativo e o acesso ao sistema termina agora.',
    },
    readmit: {
      button: 'Readmitir',
      done: 'Readmissão registrada',
      text: 'O cadastro continua inativo até você ativar, e o acesso ao sistema não volta sozinho.',
    },
  },
  views: {
    outsourced: { m: 'Terceirizados', f: 'Terceirizadas' },
    dismissed: { m: 'Desligados', f: 'Desligadas' },
  },
  heads: {
    name: ['funcionário', 'nome do funcionário', 'colaborador'],
    position: ['função', 'profissão'],
    admitted_on: ['data de admissão', 'admitido em'],
  },
  refusals: {
    employee_dismissed: 'Esta pessoa foi desligada. Readmita para ativar o cadastro.',
    provider_required: 'Informe o prestador de quem é terceirizado.',
    provider_own: 'Só quem é terceirizado tem um prestador.',
  },
}

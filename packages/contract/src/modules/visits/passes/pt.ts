import type { TextOf } from '../../../texts/register-text.ts'
import type { passes } from './passes.ts'

export const pt: TextOf<typeof passes> = {
  one: 'Passe',
  many: 'Passes',
  gender: 'm',
  purpose:
    'Convites que deixam entrar sem perguntar de novo: uma vez, algumas, ou em dias e horários.',
  fields: {
    guest_name: 'Visitante',
    visitor: 'Cadastro do visitante',
    host: 'Quem recebe',
    companions: 'Acompanhantes',
    purpose: 'Assunto',
    uses_allowed: 'Entradas permitidas',
    uses_done: 'Entradas feitas',
    weekdays: 'Dias da semana',
    from_time: 'Das',
    to_time: 'Até as',
    on_holidays: 'Vale em feriados',
    state: 'Situação do passe',
    given_by: 'Dado por',
    revoked_at: 'Revogado em',
    revoked_by: 'Revogado por',
  },
  help: {
    companions: 'Quantas pessoas vêm junto, sem contar o visitante.',
    uses_allowed: 'Em branco: quantas vezes for preciso, dentro da validade.',
    weekdays: 'Nenhum marcado: todos os dias.',
    from_time: 'Um horário que termina antes de começar vai até o dia seguinte.',
  },
  sections: {
    destination: 'Destino',
    validity: 'Validade',
    hours: 'Dias e horários',
    arrival: 'Chegada',
    progress: 'Andamento',
  },
  choices: {
    kind: {
      social: 'Visita social',
      delivery: 'Entrega',
      ride: 'Motorista',
      service: 'Serviço',
      event_guest: 'Convidado de evento',
      recurring: 'Recorrente',
    },
    given_by: { household: 'Moradores', company: 'Administração', gate: 'Portaria' },
    state: { active: 'Válido', used: 'Usado', cancelled: 'Cancelado', revoked: 'Revogado' },
  },
  actions: { share: 'Compartilhar' },
  transitions: {
    cancel: { button: 'Cancelar', done: 'Passe cancelado' },
    revoke: {
      button: 'Revogar',
      done: 'Passe revogado',
      text: 'O link e o QR Code deixam de valer na hora.',
    },
  },
  views: { recurring: { m: 'Recorrentes', f: 'Recorrentes' } },
}

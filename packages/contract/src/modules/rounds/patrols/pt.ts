import type { TextOf } from '../../../texts/register-text.ts'
import type { patrols } from './patrols.ts'

export const pt: TextOf<typeof patrols> = {
  one: 'Roteiro de ronda',
  many: 'Roteiros de ronda',
  gender: 'm',
  purpose: 'Os percursos da vigilância: por quais pontos, em que dias e horas, e com quem.',
  fields: {
    description: 'Descrição',
    points: 'Pontos',
    point: 'Ponto',
    not_before_min: 'Não antes de (min)',
    min_dwell_s: 'Permanência mínima (s)',
    optional: 'Opcional',
    enforce_order: 'Nesta ordem',
    schedule: 'Horários',
    weekdays: 'Dias',
    starts_at: 'Início',
    shift_starts_at: 'O turno começa às',
    range_min: 'Duração máxima (min)',
    grace_min: 'Tolerância (min)',
    employees: 'Quem faz',
    employee: 'Funcionário',
    supervisors: 'Supervisores',
    supervisor: 'Supervisor',
  },
  help: {
    points: 'Na ordem do percurso.',
    not_before_min: 'Minutos depois do início da ronda.',
    min_dwell_s: 'Segundos até ler o próximo ponto.',
    enforce_order: 'Um ponto lido fora da ordem fica marcado.',
    schedule: 'Sem dias: todos. Sem horários, a ronda só começa avulsa.',
    shift_starts_at:
      'Um início antes desta hora é do dia anterior: a ronda das 2h de um turno que começa às 18h conta na véspera.',
    grace_min: 'Em branco: 15 minutos. Quem não começou até lá aparece como não feita.',
    employees: 'O primeiro que está em turno fica responsável.',
    supervisors: 'Avisados quando algo falha. Em branco: o síndico.',
  },
  sections: {
    route: 'Percurso',
    times: 'Quando',
    people: 'Pessoas',
  },
  heads: {
    name: ['ronda', 'percurso'],
  },
  refusals: {
    points_missing: 'Informe pelo menos um ponto do percurso.',
    start_repeated: 'Este início já está na lista para o mesmo dia.',
  },
}

import type { TextOf } from '../../../texts/register-text.ts'
import type { rounds } from './rounds.ts'

export const pt: TextOf<typeof rounds> = {
  one: 'Ronda',
  many: 'Rondas',
  gender: 'f',
  heading: '{{patrol}} · {{starts_at}}',
  purpose: 'Cada ronda, planejada ou avulsa: quem faz, quando começou e por onde passou.',
  fields: {
    point: 'Passou pelo ponto',
    skipped: 'Ponto pulado',
    patrol: 'Roteiro',
    state: 'Situação da ronda',
    employee: 'Responsável',
    starts_at: 'Início previsto',
    service_date: 'Dia do turno',
    unplanned: 'Avulsa',
    range_min: 'Duração máxima (min)',
    grace_min: 'Tolerância (min)',
    punctuality: 'Pontualidade',
    started_at: 'Começou',
    finished_at: 'Terminou',
    missed_at: 'Dada como não feita em',
    points_total: 'Pontos do percurso',
    points_done: 'Pontos lidos',
    abort_reason: 'Motivo da interrupção',
    aborted_at: 'Interrompida em',
    aborted_by: 'Interrompida por',
    no_signal: 'Sem sinal',
    clock_off: 'Relógio errado',
    clock_off_min: 'Relógio do celular adiantado (min)',
    suspicious: 'Leitura suspeita',
    walker: 'Feita por',
    walked_by: 'Registrada por',
    unassigned: 'Sem responsável',
  },
  help: {
    patrol: 'Ao registrar aqui, a ronda é avulsa: começa agora.',
    employee: 'Em branco: quem está em turno, ou você.',
  },
  sections: {
    plan: 'Plano',
    progress: 'Situação',
  },
  choices: {
    state: {
      planned: 'Planejada',
      running: 'Em curso',
      completed: 'Feita',
      completed_with_exceptions: 'Feita com exceções',
      missed: 'Não feita',
      aborted: 'Interrompida',
    },
    punctuality: {
      early: 'Antes da hora',
      on_time: 'Na hora',
      late: 'Atrasada',
    },
  },
  actions: { judge: 'Julgar leitura' },
  transitions: {
    run: { button: 'Registrar', done: 'Ronda em curso' },
    complete: { button: 'Registrar', done: 'Ronda feita' },
    except: { button: 'Registrar', done: 'Ronda feita com exceções' },
    stop: { button: 'Registrar', done: 'Ronda interrompida' },
    lose: { button: 'Dar como sem sinal', done: 'Ronda sem sinal' },
    miss: {
      button: 'Dar como não feita',
      done: 'Ronda não feita',
    },
    abort: {
      button: 'Interromper',
      done: 'Ronda interrompida',
      text: 'Diga por quê. O que já foi lido fica registrado.',
    },
  },
  views: {
    to_come: {
      m: 'Por fazer',
      f: 'Por fazer',
    },
    missed: {
      m: 'Não feitos',
      f: 'Não feitas',
    },
    done: {
      m: 'Feitos',
      f: 'Feitas',
    },
  },
  refusals: {
    patrol_inactive: 'Este roteiro está inativo. Ative-o antes, ou escolha outro.',
    round_begun: 'Esta ronda já começou: o responsável não muda mais.',
    round_open:
      'Você já tem uma ronda aberta deste roteiro. Continue essa, ou interrompa-a, antes de abrir outra.',
  },
  needs: {
    suspicious: {
      one: '{{count}} ronda tem leitura suspeita',
      other: '{{count}} rondas têm leituras suspeitas',
    },
    unassigned: {
      one: '{{count}} ronda está sem responsável',
      other: '{{count}} rondas estão sem responsável',
    },
  },
}

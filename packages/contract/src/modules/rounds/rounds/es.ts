import type { TextOf } from '../../../texts/register-text.ts'
import type { rounds } from './rounds.ts'

export const es: TextOf<typeof rounds> = {
  one: 'Ronda',
  many: 'Rondas',
  gender: 'f',
  heading: '{{patrol}} · {{starts_at}}',
  purpose: 'Cada ronda, planeada o suelta: quién la hace, cuándo empezó y por dónde pasó.',
  fields: {
    point: 'Pasó por el punto',
    skipped: 'Punto omitido',
    patrol: 'Patrulla',
    state: 'Estado de la ronda',
    employee: 'Responsable',
    starts_at: 'Inicio previsto',
    service_date: 'Día del turno',
    unplanned: 'Suelta',
    range_min: 'Duración máxima (min)',
    grace_min: 'Tolerancia (min)',
    punctuality: 'Puntualidad',
    started_at: 'Empezó',
    finished_at: 'Terminó',
    missed_at: 'Dada por no hecha el',
    points_total: 'Puntos del recorrido',
    points_done: 'Puntos leídos',
    abort_reason: 'Motivo de la interrupción',
    aborted_at: 'Interrumpida el',
    aborted_by: 'Interrumpida por',
    no_signal: 'Sin señal',
    clock_off: 'Reloj incorrecto',
    clock_off_min: 'Reloj del celular adelantado (min)',
    suspicious: 'Lectura sospechosa',
    walker: 'Hecha por',
    walked_by: 'Registrada por',
    unassigned: 'Sin responsable',
  },
  help: {
    patrol: 'La que se registra aquí es suelta: empieza ahora.',
    employee: 'En blanco: quien está de turno, o usted.',
  },
  sections: {
    plan: 'Plan',
    progress: 'Avance',
  },
  choices: {
    state: {
      planned: 'Planeada',
      running: 'En curso',
      completed: 'Hecha',
      completed_with_exceptions: 'Hecha con excepciones',
      missed: 'No hecha',
      aborted: 'Interrumpida',
    },
    punctuality: {
      early: 'Antes de hora',
      on_time: 'A la hora',
      late: 'Atrasada',
    },
  },
  actions: { judge: 'Juzgar lectura' },
  transitions: {
    run: { button: 'Registrar', done: 'Ronda en curso' },
    complete: { button: 'Registrar', done: 'Ronda hecha' },
    except: { button: 'Registrar', done: 'Ronda hecha con excepciones' },
    stop: { button: 'Registrar', done: 'Ronda interrumpida' },
    lose: { button: 'Dar por sin señal', done: 'Ronda sin señal' },
    miss: {
      button: 'Dar por no hecha',
      done: 'Ronda no hecha',
    },
    abort: {
      button: 'Interrumpir',
      done: 'Ronda interrumpida',
      text: 'Diga por qué. Lo ya leído queda registrado.',
    },
  },
  views: {
    to_come: {
      m: 'Por hacer',
      f: 'Por hacer',
    },
    missed: {
      m: 'No hechos',
      f: 'No hechas',
    },
    done: {
      m: 'Hechos',
      f: 'Hechas',
    },
  },
  refusals: {
    patrol_inactive: 'Esta patrulla está inactiva. Actívela antes o elija otra.',
    round_begun: 'Esta ronda ya empezó: el responsable ya no cambia.',
    round_open:
      'Ya tiene una ronda abierta de esta patrulla. Siga con ella, o interrúmpala, antes de abrir otra.',
  },
  needs: {
    suspicious: {
      one: '{{count}} ronda tiene una lectura sospechosa',
      other: '{{count}} rondas tienen lecturas sospechosas',
    },
    unassigned: {
      one: '{{count}} ronda está sin responsable',
      other: '{{count}} rondas están sin responsable',
    },
  },
}

import type { TextOf } from '../../../texts/register-text.ts'
import type { patrols } from './patrols.ts'

export const es: TextOf<typeof patrols> = {
  one: 'Patrulla',
  many: 'Patrullas',
  gender: 'f',
  purpose: 'Los recorridos de la vigilancia: por qué puntos, qué días y horas, y con quién.',
  fields: {
    description: 'Descripción',
    points: 'Puntos',
    point: 'Punto',
    not_before_min: 'No antes de (min)',
    min_dwell_s: 'Permanencia mínima (s)',
    optional: 'Opcional',
    enforce_order: 'En este orden',
    schedule: 'Horarios',
    weekdays: 'Días',
    starts_at: 'Inicio',
    shift_starts_at: 'El turno empieza a las',
    range_min: 'Duración máxima (min)',
    grace_min: 'Tolerancia (min)',
    employees: 'Quién la hace',
    employee: 'Empleado',
    supervisors: 'Supervisores',
    supervisor: 'Supervisor',
  },
  help: {
    points: 'En el orden del recorrido.',
    not_before_min: 'Minutos después del inicio de la ronda.',
    min_dwell_s: 'Segundos hasta leer el próximo punto.',
    enforce_order: 'Un punto leído fuera de orden queda marcado.',
    schedule: 'Sin días: todos. Sin horarios, la ronda solo empieza suelta.',
    shift_starts_at:
      'Un inicio antes de esta hora es del día anterior: la ronda de las 2 de un turno que empieza a las 18 cuenta en la víspera.',
    grace_min: 'En blanco: 15 minutos. La que nadie empezó hasta entonces queda como no hecha.',
    employees: 'El primero que está de turno queda responsable.',
    supervisors: 'Avisados cuando algo falla. En blanco: el gestor.',
  },
  sections: {
    route: 'Recorrido',
    times: 'Cuándo',
    people: 'Personas',
  },
  heads: {
    name: ['recorrido'],
  },
  refusals: {
    points_missing: 'Indique al menos un punto del recorrido.',
    start_repeated: 'Este inicio ya está en la lista para el mismo día.',
  },
}

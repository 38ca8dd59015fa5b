import type { Language } from '@portaria/i18n/languages'
import type { PanicMotive } from './panic-words.ts'

/** What is said of an incident on screens, in letters, messages and on paper. */
export type IncidentWords = {
  readonly motive: string
  readonly motives: Readonly<Record<PanicMotive, string>>
  /** Of a silent alert, for whom it reaches. */
  readonly silent: string
  /** Of an exercise, before all else. */
  readonly drill: string
  readonly drillText: string
  /** Of one that its sender took back. */
  readonly cancelled: string
}

export const incidentWords: Readonly<Record<Language, IncidentWords>> = {
  pt: {
    motive: 'Motivo',
    motives: {
      robbery: 'Assalto',
      intrusion: 'Invasão',
      suspect: 'Pessoa suspeita',
      fire: 'Incêndio',
      health: 'Saúde',
      violence: 'Violência',
      elevator: 'Elevador',
      other: 'Outro',
    },
    silent: 'SILENCIOSO: não telefone',
    drill: 'Exercício',
    drillText: 'Isto é um exercício: faça o que faria de verdade, e não chame ninguém de fora.',
    cancelled: 'Cancelado por quem acionou: confirme',
  },
  en: {
    motive: 'Reason',
    motives: {
      robbery: 'Robbery',
      intrusion: 'Intrusion',
      suspect: 'Suspicious person',
      fire: 'Fire',
      health: 'Health',
      violence: 'Violence',
      elevator: 'Lift',
      other: 'Other',
    },
    silent: 'SILENT: do not call',
    drill: 'Exercise',
    drillText: 'This is an exercise: do what you would really do, and call nobody outside.',
    cancelled: 'Taken back by its sender: confirm',
  },
  es: {
    motive: 'Motivo',
    motives: {
      robbery: 'Asalto',
      intrusion: 'Invasión',
      suspect: 'Persona sospechosa',
      fire: 'Incendio',
      health: 'Salud',
      violence: 'Violencia',
      elevator: 'Ascensor',
      other: 'Otro',
    },
    silent: 'SILENCIOSO: no llame por teléfono',
    drill: 'Ejercicio',
    drillText: 'Esto es un ejercicio: haga lo que haría de verdad, y no llame a nadie de afuera.',
    cancelled: 'Cancelado por quien lo activó: confirme',
  },
  ar: {
    motive: 'السبب',
    motives: {
      robbery: 'سطو',
      intrusion: 'اقتحام',
      suspect: 'شخص مشبوه',
      fire: 'حريق',
      health: 'صحة',
      violence: 'عنف',
      elevator: 'مصعد',
      other: 'سبب آخر',
    },
    silent: 'صامت: لا تتصل بالهاتف',
    drill: 'تدريب',
    drillText: 'هذا تدريب: افعل ما ستفعله في الحقيقة، ولا تتصل بأحد من الخارج.',
    cancelled: 'ألغاه من أطلقه: تأكد',
  },
}

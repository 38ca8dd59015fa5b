import type { TextOf } from '../../../texts/register-text.ts'
import type { accessSchedules } from './access-schedules.ts'

export const pt: TextOf<typeof accessSchedules> = {
  one: 'Horário de acesso',
  many: 'Horários de acesso',
  gender: 'm',
  purpose: 'Os dias e as horas em que uma regra de acesso vale, com os feriados à parte.',
  fields: {
    description: 'Descrição',
    hours: 'Horas',
    days: 'Dias',
    from_time: 'Das',
    to_time: 'Às',
  },
  help: {
    hours: 'Num feriado só valem as linhas marcadas com “Feriado”.',
    to_time: 'Antes do começo ou igual a ele: termina no dia seguinte.',
  },
  sections: { times: 'Quando' },
  choices: {
    days: {
      mon: 'Segunda',
      tue: 'Terça',
      wed: 'Quarta',
      thu: 'Quinta',
      fri: 'Sexta',
      sat: 'Sábado',
      sun: 'Domingo',
      holiday: 'Feriado',
    },
  },
  refusals: {
    hours_missing: 'Informe pelo menos uma faixa de horas.',
    days_missing: 'Marque os dias em que esta faixa vale.',
  },
}

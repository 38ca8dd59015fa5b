import { dayOf, momentOf } from '../days/days.ts'
import type { CalendarEvent } from './calendar.types.ts'

/**
 * Title, description, days after the first of the month, and hours of start and end; without hours
 * a number of whole days.
 */
type Line = readonly [
  title: string,
  desc: string,
  day: number,
  when: readonly [from: number, to: number] | { readonly days: number },
]

const lines: readonly Line[] = [
  ['Dedetização das áreas comuns', 'Áreas fechadas das 8:00 às 12:00.', 1, [8, 12]],
  ['Pintura da garagem', 'Carros no pátio de visitas.', 2, { days: 3 }],
  ['Reunião do conselho', 'Balancete e cotações.', 4, [19, 21]],
  ['Aula de ioga', 'No terraço.', 5, [7, 8]],
  ['Manutenção dos elevadores', 'Um de cada vez.', 7, [9, 17]],
  ['Aniversário da Flora', '', 8, { days: 1 }],
  ['Visita da seguradora', 'Com as plantas à mão.', 9, [14, 15]],
  ['Aula de ioga', 'No terraço.', 12, [7, 8]],
  ['Assembleia', 'Salão de festas, segunda chamada às 20:00.', 12, [19, 22]],
  ['Semana da limpeza', 'Mutirão dos depósitos.', 14, { days: 5 }],
  ['Treino da brigada', 'Bloco B.', 15, [10, 12]],
  ['Entrega das cadeiras', '', 16, [9, 10]],
  ['Aula de ioga', 'No terraço.', 19, [7, 8]],
  ['Teste do gerador', 'A luz pisca uma vez.', 20, [10, 11]],
  ['Feira de trocas', 'Livros, brinquedos e plantas.', 21, { days: 1 }],
  ['Conversa com os moradores novos', '', 23, [18, 19]],
  ['Vistoria do telhado', 'Depois da chuva.', 25, [8, 11]],
  ['Aula de ioga', 'No terraço.', 26, [7, 8]],
]

/** Events at fixed distances from the first day of the month of `now`. */
export function calendarSeed(now: number): CalendarEvent[] {
  const first = new Date(now)
  first.setDate(1)
  const base = first.getTime()
  return lines.map(([title, desc, day, when], index): CalendarEvent => {
    const isAllDay = 'days' in when
    return {
      id: String(index + 1),
      title,
      allDay: isAllDay,
      start: isAllDay ? dayOf(base, day) : momentOf(base, day, when[0]),
      end: isAllDay ? dayOf(base, day + when.days) : momentOf(base, day, when[1]),
      extendedProps: { desc },
    }
  })
}

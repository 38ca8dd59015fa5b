import { portrait } from '../pictures/portrait.ts'
import {
  type BudgetRow,
  budgetColumns,
  type Project,
  type ProjectWidget,
  type TeamMember,
} from './project.types.ts'

export type ProjectState = { projects: Project[]; widgets: ProjectWidget[] }

const projects: Project[] = [
  { id: '1', name: 'Reforma do salão' },
  { id: '2', name: 'Aplicativo dos moradores' },
  { id: '3', name: 'Biblioteca de plantas' },
]

const count = (name: string, value: number, extraName: string, extra: number) => ({
  name,
  count: value,
  extra: { name: extraName, count: extra },
})

const people: readonly [name: string, position: string, office: string][] = [
  ['Alba Quirino', 'Contabilidade', 'Sala 2'],
  ['Benício Valadão', 'Obras', 'Canteiro'],
  ['Clarice Montenegro', 'Secretaria', 'Sala 1'],
  ['Dario Frontin', 'Manutenção', 'Oficina'],
  ['Estela Drumond', 'Projetos', 'Sala 3'],
  ['Inês Carcará', 'Comunicação', 'Sala 1'],
  ['Nestor Piratini', 'Sistemas', 'Sala 4'],
]

/** A temperature in both units, rounded to degrees. */
const degrees = (celsius: number) => ({ C: celsius, F: Math.round((celsius * 9) / 5 + 32) })

/** A speed in both units, rounded to miles per hour. */
const speed = (kilometres: number) => ({ KMH: kilometres, MPH: Math.round(kilometres / 1.609344) })

const budgetRow = (id: string, type: string, total: number, spent: number): BudgetRow => ({
  id,
  cells: [
    { id: 'type', value: type },
    { id: 'total', value: total },
    { id: 'spent', value: spent },
    { id: 'remaining', value: total - spent },
  ],
})

const memberOf = ([name, position, office]: (typeof people)[number], nth: number): TeamMember => ({
  id: String(nth + 1),
  avatar: portrait(name),
  name,
  position,
  office,
  email: `${name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(' ', '.')}@exemplo.example`,
  phone: `(11) 0${4200 + nth * 17}-${3000 + nth * 111}`,
})

const week = (
  numbers: readonly [
    created: number,
    closed: number,
    reopened: number,
    wontFix: number,
    needsTest: number,
    fixed: number,
  ],
  shape: readonly number[],
) => {
  const [created, closed, reOpened, wontFix, needsTest, fixed] = numbers
  // Rounds cumulative sums, so that the days add up to the total.
  const until = (days: number) => shape.slice(0, days).reduce((sum, part) => sum + part, 0) / 10
  const spread = (total: number) =>
    shape.map((_, day) => Math.round(total * until(day + 1)) - Math.round(total * until(day)))
  const of = (total: number) => ({ count: total, data: spread(total) })
  return {
    mainChart: { new: spread(created), closed: spread(closed) },
    supporting: {
      created: of(created),
      closed: of(closed),
      reOpened: of(reOpened),
      wontFix: of(wontFix),
      needsTest: of(needsTest),
      fixed: of(fixed),
    },
  }
}

/** Fixed, invented values; ranges and their titles are fixed too (demo-apps §14). */
export function projectSeed(): ProjectState {
  const weekRanges = { TW: 'This Week', LW: 'Last Week', '2W': '2 Weeks Ago' }
  return {
    projects,
    widgets: [
      {
        id: 'summary',
        title: 'Summary',
        ranges: { DY: 'Yesterday', DT: 'Today', DTM: 'Tomorrow' },
        currentRange: 'DT',
        data: {
          DY: count('DUE TASKS', 21, 'Completed', 6),
          DT: count('DUE TASKS', 25, 'Completed', 7),
          DTM: count('DUE TASKS', 19, 'Completed', 0),
        },
      },
      { id: 'overdue', title: 'Overdue', data: count('TASKS', 4, "Yesterday's overdue", 2) },
      { id: 'issues', title: 'Issues', data: count('OPEN ISSUES', 32, 'Closed today', 0) },
      { id: 'features', title: 'Features', data: count('PROPOSALS', 42, 'Implemented', 8) },
      {
        id: 'github',
        title: 'Issues of the week',
        ranges: weekRanges,
        currentRange: 'TW',
        data: {
          TW: week([214, 75, 3, 4, 8, 6], [1, 2, 1.5, 2, 1, 1.5, 1]),
          LW: week([197, 72, 6, 11, 6, 5], [2, 1, 2, 1, 1.5, 1.5, 1]),
          '2W': week([176, 70, 4, 5, 8, 9], [1, 1.5, 1, 2, 2, 1.5, 1]),
        },
      },
      {
        id: 'schedule',
        title: 'Schedule',
        ranges: { T: 'Today', TM: 'Tomorrow' },
        currentRange: 'T',
        data: {
          T: [
            { id: '1', title: 'Reunião da equipe', time: '09:00' },
            { id: '2', title: 'Visita ao canteiro', time: '10:30' },
            { id: '3', title: 'Almoço com a gráfica', time: '12:30' },
            { id: '4', title: 'Revisão das cores', time: '16:00' },
          ],
          TM: [
            { id: '5', title: 'Entrega do piso', time: '08:00' },
            { id: '6', title: 'Conversa com moradores', time: '18:30' },
          ],
        },
      },
      {
        id: 'budget',
        title: 'Budget',
        table: {
          columns: [...budgetColumns],
          rows: [
            budgetRow('1', 'Mão de obra', 24_880, 14_000),
            budgetRow('2', 'Materiais', 20_760, 16_530),
            budgetRow('3', 'Móveis', 12_400, 3_100),
            budgetRow('4', 'Licenças', 1_900, 1_900),
          ],
        },
      },
      {
        id: 'team',
        title: 'Team',
        table: {
          columns: ['avatar', 'name', 'position', 'office', 'email', 'phone'],
          rows: people.map(memberOf),
        },
      },
      {
        id: 'weather',
        title: 'Weather',
        currentLocation: 'São Paulo',
        tempUnit: 'C',
        speedUnit: 'KMH',
        locations: {
          'São Paulo': {
            temp: degrees(22),
            icon: 'cloud',
            windSpeed: speed(19),
            windDirection: 'NW',
            rainProbability: 98,
            next5Days: [
              { daysOn: 1, temp: degrees(21), icon: 'rain' },
              { daysOn: 2, temp: degrees(23), icon: 'cloud' },
              { daysOn: 3, temp: degrees(26), icon: 'sun' },
              { daysOn: 4, temp: degrees(27), icon: 'sun' },
              { daysOn: 5, temp: degrees(24), icon: 'storm' },
            ],
          },
          Recife: {
            temp: degrees(29),
            icon: 'sun',
            windSpeed: speed(26),
            windDirection: 'SE',
            rainProbability: 20,
            next5Days: [
              { daysOn: 1, temp: degrees(29), icon: 'sun' },
              { daysOn: 2, temp: degrees(28), icon: 'rain' },
              { daysOn: 3, temp: degrees(29), icon: 'sun' },
              { daysOn: 4, temp: degrees(30), icon: 'sun' },
              { daysOn: 5, temp: degrees(29), icon: 'cloud' },
            ],
          },
        },
      },
    ],
  }
}

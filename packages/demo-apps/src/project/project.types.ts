export type Project = { id: string; name: string }

/**
 * The period of a widget: yesterday, today, tomorrow; this week, last week, two weeks ago
 * (demo-apps §14).
 */
export type DayRange = 'DY' | 'DT' | 'DTM'
export type WeekRange = 'TW' | 'LW' | '2W'
export type ScheduleRange = 'T' | 'TM'

/** A count with a second count, such as that of closed tasks. */
export type Count = { name: string; count: number; extra: { name: string; count: number } }

export type ScheduleItem = { id: string; title: string; time: string }

export const budgetColumns = ['type', 'total', 'spent', 'remaining'] as const

/** A row of the budget, with a cell for each column. */
export type BudgetRow = {
  id: string
  cells: { id: (typeof budgetColumns)[number]; value: string | number }[]
}

export type TeamMember = {
  id: string
  avatar: string
  name: string
  position: string
  office: string
  email: string
  phone: string
}

/** A temperature by unit. */
export type Degrees = Record<TempUnit, number>

export type TempUnit = 'C' | 'F'

export type SpeedUnit = 'KMH' | 'MPH'

export type Weather = {
  temp: Degrees
  icon: WeatherIcon
  windSpeed: Record<SpeedUnit, number>
  windDirection: 'NW' | 'SE'
  /** Probability of rain in per cent. */
  rainProbability: number
  /** Forecasts, by days from today. */
  next5Days: { daysOn: number; temp: Degrees; icon: WeatherIcon }[]
}

export type WeatherIcon = 'sun' | 'cloud' | 'rain' | 'storm'

type Ranged<Range extends string, Data> = {
  ranges: Record<Range, string>
  currentRange: Range
  data: Record<Range, Data>
}

export const issueKinds = [
  'created',
  'closed',
  'reOpened',
  'wontFix',
  'needsTest',
  'fixed',
] as const

export type IssueKind = (typeof issueKinds)[number]

/** Changes of issues on the seven days of a week, by kind. */
export type IssueWeek = {
  mainChart: { new: number[]; closed: number[] }
  supporting: Record<IssueKind, { count: number; data: number[] }>
}

export type ProjectWidget =
  | ({ id: 'summary'; title: string } & Ranged<DayRange, Count>)
  | { id: 'overdue' | 'issues' | 'features'; title: string; data: Count }
  | ({ id: 'github'; title: string } & Ranged<WeekRange, IssueWeek>)
  | ({ id: 'schedule'; title: string } & Ranged<ScheduleRange, ScheduleItem[]>)
  | { id: 'budget'; title: string; table: { columns: string[]; rows: BudgetRow[] } }
  | { id: 'team'; title: string; table: { columns: string[]; rows: TeamMember[] } }
  | {
      id: 'weather'
      title: string
      locations: Record<string, Weather>
      currentLocation: string
      tempUnit: TempUnit
      speedUnit: SpeedUnit
    }

export type ProjectCalls = {
  'GET /api/project-dashboard-app/widgets': { answer: ProjectWidget[] }
  'GET /api/project-dashboard-app/projects': { answer: Project[] }
}

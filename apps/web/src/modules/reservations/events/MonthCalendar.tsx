import dayGrid from '@fullcalendar/react/daygrid'
import { CalendarGrid, type CalendarGridProps } from './CalendarGrid.tsx'

const views = [dayGrid]

/** A month of reservations. */
export const MonthCalendar = (props: CalendarGridProps) => <CalendarGrid {...props} views={views} />

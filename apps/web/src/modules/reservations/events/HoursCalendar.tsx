import list from '@fullcalendar/react/list'
import timeGrid from '@fullcalendar/react/timegrid'
import { CalendarGrid, type CalendarGridProps } from './CalendarGrid.tsx'

const views = [timeGrid, list]

/** A week or a day of reservations by the hour; on a phone the week as a list. */
export const HoursCalendar = (props: CalendarGridProps) => <CalendarGrid {...props} views={views} />

import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import './event-grid.css'
import './series.css'
import { useDirection } from '@base-ui/react/direction-provider'
import Calendar, { type CalendarOptions, type CalendarRef } from '@fullcalendar/react'
import arabic from '@fullcalendar/react/locales/ar'
import spanish from '@fullcalendar/react/locales/es'
import portuguese from '@fullcalendar/react/locales/pt-br'
import classic from '@fullcalendar/react/themes/classic'
import type { Ref } from 'react'
import { useUi } from '../provider/UiProvider.tsx'

const locales = [portuguese, spanish, arabic]

const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const

export interface CalendarBaseProps extends CalendarOptions {
  ref: Ref<CalendarRef>
}

/** FullCalendar in the page's language, direction and colours, without a toolbar. */
export function CalendarBase({ plugins = [], ...options }: CalendarBaseProps) {
  const { locale } = useUi()
  const direction = useDirection()
  return (
    // FullCalendar's measuring element lies far to the left, which would widen a right-to-left
    // page.
    <div className="h-full min-w-0 overflow-x-clip">
      <Calendar
        plugins={[classic, ...plugins]}
        locales={locales}
        locale={locale.toLowerCase()}
        direction={direction}
        firstDay={0}
        headerToolbar={false}
        eventDisplay="block"
        eventInteractive
        dayMaxEvents
        navLinks
        nowIndicator
        scrollTime="08:00:00"
        eventTimeFormat={clock}
        slotHeaderFormat={clock}
        {...options}
      />
    </div>
  )
}

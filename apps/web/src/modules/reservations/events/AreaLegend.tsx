import { areaColour } from './calendar-marks.ts'

/** The colours of the areas, with their names. */
export function AreaLegend({ areas }: { areas: readonly { id: string; name: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 pb-3 text-sm">
      {areas.map(({ id, name }) => (
        <li key={id} className={`inline-flex items-center gap-1.5 ${areaColour(areas, id)}`}>
          <span
            aria-hidden
            className="h-3.5 w-5 shrink-0 rounded-sm border-s-4 border-[var(--ui-series-ink)] bg-[var(--ui-series-soft)]"
          />
          {name}
        </li>
      ))}
    </ul>
  )
}

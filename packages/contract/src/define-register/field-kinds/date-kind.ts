import { date, formatDate, isFuture, todayIn } from '../../value-types/date.ts'
import { type FieldKind, formattedCell, readText } from './field-kind.ts'
import { kindTraits } from './kind-traits.ts'

/**
 * Brazil's easternmost zone, where a day begins first, so that a day that has begun anywhere in
 * Brazil is never refused as being in the future.
 */
const latestZone = 'America/Noronha'

/**
 * Matches a time of day after a day, as databases, forms and date cells write it. A time with a
 * zone is accepted only if it is midnight.
 */
const timeAfter =
  /(?<=\d)(?:,?\s+|T)(?:00:00(?::00(?:\.0+)?)?Z|\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)$/i

/** A calendar date without a zone. */
export const dateKind: FieldKind = {
  name: 'date',
  ...kindTraits.date,
  schema: (field) =>
    readText(
      (typed) => {
        const parsed = date.parse(typed)
        if (!parsed.ok) return parsed
        const future = field.past && isFuture(parsed.value, todayIn(latestZone, new Date()))
        return future ? { ok: false, code: 'date_future' } : parsed
      },
      { format: 'date' },
    ),
  cell: {
    // A column of days stores only the day: a time in the cell is ignored.
    read: (cell) => ({ ok: true, value: cell.trim().replace(timeAfter, '') }),
    // Day first in every language, as Brazilian spreadsheets read a date.
    write: formattedCell((stored) => formatDate(stored, 'pt')).write,
  },
}

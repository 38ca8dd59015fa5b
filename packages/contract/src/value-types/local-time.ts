import { accepted, refused, type ValueType } from './value-type.ts'

/** Accepted forms: `7:30`, `07:30:00`, `7h30`, `19h`, `0730`. */
const written = /^(\d{1,2})(?:[:h](\d{2})(?::\d{2})?|h)$|^(\d{2})(\d{2})$/i

/** A time of day in the company's zone, stored as `07:30`. */
export const localTime: ValueType<string> = {
  parse(typed) {
    const [, spoken, past, joined, minutes] = written.exec(typed.trim()) ?? []
    const hour = spoken ?? joined
    const minute = past ?? minutes ?? '00'
    if (hour === undefined || Number(hour) > 23 || Number(minute) > 59)
      return refused('time_format')
    return accepted(`${hour.padStart(2, '0')}:${minute}`)
  },
  format: (value) => value,
}

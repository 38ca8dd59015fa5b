import { isObject } from '../record.ts'
import { CallLinks } from './CallLinks.tsx'
import type { ShownValue } from './field-kind.ts'

/** The parts of one object after each other; its telephone can be called. */
export function DetailsLine({ value, field, inner, ...place }: ShownValue) {
  if (!isObject(value)) return null
  const parts = Object.entries(field.fields ?? {}).map(([name, part]) => {
    const words = inner(value[name], { ...place, name, field: part })
    return { name, part, words, own: value[name] }
  })
  const isPhone = ({ part }: (typeof parts)[number]) => part.kind === 'phone'
  const said = parts.filter((one) => !isPhone(one) && one.words !== '')
  return (
    <span className="flex flex-col items-start gap-1.5">
      {said.length > 0 && said.map(({ words }) => words).join(' · ')}
      {parts
        .filter(isPhone)
        .map(({ name, own }) =>
          typeof own === 'string' ? <CallLinks key={name} phone={own} size="sm" /> : null,
        )}
    </span>
  )
}

/** Each of the owned rows on a line. */
export function RowLines(shown: ShownValue) {
  const { value } = shown
  if (!Array.isArray(value)) return null
  return (
    <ul className="flex flex-col gap-1.5">
      {value.map((row: unknown, index) => (
        <li key={index}>
          <DetailsLine {...shown} value={row} />
        </li>
      ))}
    </ul>
  )
}

import { Fragment } from 'react'
import { asImage, besideOf, isObject } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { CallLinks } from './CallLinks.tsx'
import type { ShownValue } from './field-kind.ts'
import { PictureLink } from './PictureLink.tsx'
import { partWords } from './part-words.ts'
import { ReferenceLink } from './ReferenceLink.tsx'

/** Shows the parts of one object one after another; its telephone can be called. */
export function DetailsLine({ value, field, inner, ...place }: ShownValue) {
  const { labelOf } = useRegister()
  if (!isObject(value)) return null
  const parts = Object.entries(field.fields ?? {}).map(([name, part]) => {
    const beside = besideOf(value, name)
    const words = partWords(value[name], { ...place, name, field: part, beside }, inner)
    return { name, part, words, beside, own: value[name] }
  })
  const isPhone = ({ part }: (typeof parts)[number]) => part.kind === 'phone'
  const said = parts.filter((one) => !isPhone(one) && one.words !== '')
  return (
    <span className="flex flex-col items-start gap-1.5">
      {said.length > 0 && (
        <span>
          {said.map((one, nth) => (
            <Fragment key={one.name}>
              {nth > 0 && ' · '}
              {one.part.kind === 'reference' ? (
                <ReferenceLink {...place} {...one} field={one.part} value={one.own} inner={inner} />
              ) : (
                one.words
              )}
            </Fragment>
          ))}
        </span>
      )}
      {parts.map(({ name, beside }) => (
        <PictureLink key={name} size="lg" label={labelOf(name)} picture={asImage(beside)} />
      ))}
      {parts
        .filter(isPhone)
        .map(({ name, own }) =>
          typeof own === 'string' ? <CallLinks key={name} phone={own} size="sm" /> : null,
        )}
    </span>
  )
}

/** Shows each of the owned rows on a line. */
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

import { useFormats } from '@portaria/i18n/react/use-formats'
import { Collapsible } from '@portaria/ui/display/Collapsible'
import type { ReactNode } from 'react'
import { asText } from '../../register-pages/field-kinds/field-input.ts'
import type { RegisterRecord } from '../../register-pages/record.ts'
import { visitsTexts } from './texts/visits-texts.ts'

export interface PartyLineProps {
  guests: readonly RegisterRecord[]
  lineOf: (guest: RegisterRecord) => ReactNode
}

/**
 * Guests invited together: how many are still expected and when, and each of them once it is
 * opened.
 */
export function PartyLine({ guests, lineOf }: PartyLineProps) {
  const t = visitsTexts.useTexts()
  const { span } = useFormats()
  const [first] = guests
  if (!first) return null
  const title = [
    asText(first['purpose']),
    t('home.party', { count: guests.length }),
    span(asText(first['expected_from']), asText(first['expected_to'])),
  ]
  return (
    <li className="px-2 py-1">
      <Collapsible title={title.filter(Boolean).join(' · ')}>
        <ul className="-mx-2 flex flex-col pt-1">{guests.map(lineOf)}</ul>
      </Collapsible>
    </li>
  )
}

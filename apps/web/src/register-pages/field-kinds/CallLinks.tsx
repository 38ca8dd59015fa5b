import { codedValueTypes } from '@portaria/contract/define-register/field-kinds/coded-value-types'
import { dialled, isMobilePhone } from '@portaria/contract/value-types/phone'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { MessageCircle, Phone } from 'lucide-react'
import { pageTexts } from '../texts/register-page-texts.ts'

export interface CallLinksProps {
  /** The number in E.164. */
  phone: string
  /** The id of the element, for links that lead to it. */
  id?: string
  size?: 'sm' | 'md'
}

/** Links that call a telephone number, and for a mobile also open its WhatsApp. */
export function CallLinks({ phone, id, size = 'md' }: CallLinksProps) {
  const text = pageTexts.useTexts()
  const number = codedValueTypes.phone.format(phone)
  return (
    <span className="inline-flex max-w-full flex-wrap gap-1">
      <bdi className="tabular hidden print:inline">{number}</bdi>
      <ButtonLink
        {...{ id, size }}
        href={`tel:${dialled(phone)}`}
        icon={Phone}
        aria-label={text('record.call', { number })}
        className="tabular"
      >
        <bdi>{number}</bdi>
      </ButtonLink>
      {isMobilePhone(phone) && (
        <ButtonLink
          size={size}
          href={`https://wa.me/${phone.slice(1)}`}
          target="_blank"
          rel="noopener noreferrer"
          icon={MessageCircle}
          aria-label={text('record.whatsApp', { number })}
        />
      )}
    </span>
  )
}

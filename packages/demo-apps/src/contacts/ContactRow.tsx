import { IconButton } from '@portaria/ui/actions/IconButton'
import { Avatar } from '@portaria/ui/display/Avatar'
import { Checkbox } from '@portaria/ui/fields/Checkbox'
import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import { demoClient } from '../back-end/demo-client.ts'
import { frameTexts } from '../frame/texts/frame-texts.ts'
import { fullName } from './contact-places.ts'
import type { Contact, ContactsCalls } from './contacts.types.ts'
import { contactsTexts } from './texts/contacts-texts.ts'

const { change } = demoClient<ContactsCalls>()

export interface ContactRowProps {
  contact: Contact
  starred: boolean
  selected: boolean
  onSelect: () => void
  onOpen: () => void
}

/** One contact: the star takes effect at once, and the name opens it. */
export function ContactRow({ contact, starred, selected, onSelect, onOpen }: ContactRowProps) {
  const t = contactsTexts.useTexts()
  const frame = frameTexts.useTexts()
  const name = fullName(contact)
  const work = [contact.jobTitle, contact.company].filter(Boolean).join(' · ')
  return (
    <li
      className={clsx(
        'relative flex items-center gap-3 py-2 ps-4 pe-2 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto] hover:bg-row-hover',
        selected && 'bg-accent-soft hover:bg-accent-soft',
      )}
    >
      <Checkbox
        aria-label={frame('select', { name })}
        checked={selected}
        onChange={onSelect}
        className="relative z-10"
      />
      <Avatar name={name} src={contact.avatar || undefined} size="lg" />
      <div className="grid min-w-0 flex-1 items-center gap-x-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9.5rem]">
        <div className="min-w-0">
          <button
            type="button"
            onClick={onOpen}
            className="block max-w-full truncate rounded-sm text-start text-sm font-medium after:absolute after:inset-0"
          >
            {name}
          </button>
          {work !== '' && <p className="truncate text-sm text-muted">{work}</p>}
        </div>
        <bdi className="truncate text-sm text-muted max-md:hidden">{contact.email}</bdi>
        <bdi dir="ltr" className="tabular truncate text-sm text-muted rtl:text-end">
          {contact.phone}
        </bdi>
      </div>
      <IconButton
        icon={Star}
        label={t('star', { name })}
        pressed={starred}
        onClick={() =>
          void change('POST /api/contacts-app/toggle-starred-contact', {
            body: { contactId: contact.id },
          })
        }
        className="relative z-10 aria-pressed:[&_svg]:fill-current"
      />
    </li>
  )
}

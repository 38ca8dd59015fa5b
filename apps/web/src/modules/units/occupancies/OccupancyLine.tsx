import { choiceLabel } from '@portaria/contract/loaded-texts/register-texts'
import { registers } from '@portaria/contract/modules/registers'
import { type Gender, genderOf } from '@portaria/contract/texts/agreeing-word'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Badge } from '@portaria/ui/display/Badge'
import { Menu, MenuItem } from '@portaria/ui/overlays/Menu'
import { CalendarX, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { CallLinks } from '../../../register-pages/field-kinds/CallLinks.tsx'
import { stateOn } from '../../../register-pages/period.ts'
import { type RegisterRecord, registerPaths } from '../../../register-pages/record.ts'
import { recordBadges } from '../../../register-pages/record-badges.ts'
import type { Occupancy } from './occupancy.ts'
import { occupanciesTexts } from './texts/occupancies-texts.ts'

export interface OccupancyLineProps {
  occupancy: Occupancy
  today: string
  /**
   * Whether the line is on a resident's page, where it names the unit. On a unit's page it names
   * the resident.
   */
  ofResident: boolean
  /** The resident, if the line offers to call them. */
  person?: RegisterRecord | undefined
  /**
   * The resident's gender, with which the words of the relation agree; by default that of `person`.
   */
  gender?: Gender | undefined
  onEdit?: () => void
  onEnd?: () => void
  onRemove?: () => void
}

/** One occupancy: the unit or the resident, relation, dates, and rights. */
export function OccupancyLine(props: OccupancyLineProps) {
  const { occupancy, today, ofResident, person, onEdit, onEnd, onRemove } = props
  const { gender = genderOf(person ?? {}) } = props
  const text = occupanciesTexts.useTexts()
  const language = useLanguage()
  const { dayWords } = useFormats()
  const other = ofResident ? occupancy.apartment : occupancy.resident
  const href = registerPaths(ofResident ? registers.apartments : registers.residents).record(
    other.id,
  )
  const from = dayWords(occupancy.starts_on)
  const to = occupancy.ends_on && dayWords(occupancy.ends_on)
  const state = stateOn(today, occupancy)
  const rights = [
    occupancy.may_authorize_visitors && text('authorizes'),
    occupancy.may_book && text('books'),
    occupancy.gets_parcels && text('parcels'),
  ].filter(Boolean)
  const period = () => {
    if (to && state === 'past') return text('fromTo', { from, to })
    if (to) return text('untilOn', { from, to })
    return text(state === 'future' ? 'startsOn' : 'since', { from })
  }
  const phones = person?.['phones']
  const phone: unknown = Array.isArray(phones) ? phones[0] : undefined
  const badges = person ? recordBadges(registers.residents, person, language) : []
  return (
    <li className="flex flex-wrap items-start gap-2 py-2.5 text-sm first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        {href && !other.deleted ? (
          <TextLink href={href}>{other.title}</TextLink>
        ) : (
          <s className="text-muted">{other.title}</s>
        )}
        {badges.map(({ name, tone, label }) => (
          <Badge key={name} tone={tone} className="ms-2">
            {label}
          </Badge>
        ))}
        <p>
          {choiceLabel(language, 'occupancies', 'relation', occupancy.relation, { person: gender })}
          <span className="tabular text-muted">, {period()}</span>
        </p>
        {rights.length > 0 && <p className="text-xs text-muted">{rights.join(' · ')}</p>}
      </div>
      {typeof phone === 'string' && <CallLinks phone={phone} size="sm" />}
      {onEdit && onEnd && (
        <Menu
          align="end"
          trigger={
            <IconButton icon={Ellipsis} size="sm" label={text('actions', { title: other.title })} />
          }
        >
          <MenuItem icon={Pencil} onSelect={onEdit}>
            {text('edit')}
          </MenuItem>
          {to === null && (
            <MenuItem icon={CalendarX} onSelect={onEnd}>
              {text('end')}
            </MenuItem>
          )}
          {onRemove && (
            <MenuItem icon={Trash2} tone="danger" onSelect={onRemove}>
              {text('remove')}
            </MenuItem>
          )}
        </Menu>
      )}
    </li>
  )
}

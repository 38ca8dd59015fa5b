import { codedValueTypes } from '@portaria/contract/define-register/field-kinds/coded-value-types'
import { mayAct, may as mayOperate } from '@portaria/contract/define-register/permissions'
import { choiceLabel } from '@portaria/contract/loaded-texts/register-texts'
import { eventGuests } from '@portaria/contract/modules/reservations/event-guests/event-guests'
import { useLanguage } from '@portaria/i18n/react/texts'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Badge } from '@portaria/ui/display/Badge'
import { Menu, MenuItem } from '@portaria/ui/overlays/Menu'
import { Check, Ellipsis, Link2, Pencil, Trash2, X } from 'lucide-react'
import type { RegisterRecord } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { guestTexts } from './texts/guest-texts.ts'

/** The actions on the line of a guest. */
export type GuestAct = 'share' | 'confirm' | 'decline' | 'edit' | 'remove'

export interface GuestLineProps {
  guest: RegisterRecord
  /** Whether the reservation is certain, so that guests can be invited and can answer. */
  certain: boolean
  /** Whether guests may still be added to the reservation. */
  open: boolean
  onAct: (act: GuestAct) => void
}

const icons = { share: Link2, confirm: Check, decline: X, edit: Pencil, remove: Trash2 }

/** A guest of a list: name, party, answer, and whether they are here. */
export function GuestLine({ guest, certain, open, onAct }: GuestLineProps) {
  const text = guestTexts.useTexts()
  const language = useLanguage()
  const { role } = useRegister()
  const [name, state, presence] = ['name', 'state', 'presence'].map((at) => String(guest[at]))
  const brought = Number(guest['companions'] ?? 0)
  const children = Number(guest['children'] ?? 0)
  const phone = guest['phone']
  const detail = [
    state === 'confirmed'
      ? text('line.coming', { count: Number(guest['coming'] ?? 1) })
      : brought > 0 && text('line.companions', { count: brought }),
    state !== 'confirmed' && children > 0 && text('line.children', { count: children }),
    typeof phone === 'string' && codedValueTypes.phone.format(phone),
    guest['email'],
    guest['document'],
    typeof guest['plate'] === 'string' && codedValueTypes.plate.format(guest['plate']),
  ].filter((part): part is string => typeof part === 'string' && part !== '')
  const isHere = presence === 'inside' || presence === 'left'
  const may = (act: GuestAct): boolean => {
    if (state === 'cancelled') return false
    if (act === 'share') return certain && mayAct(role, eventGuests, act)
    if (act === 'confirm') return certain && state !== 'confirmed' && mayAct(role, eventGuests, act)
    if (act === 'decline')
      return open && state !== 'declined' && !isHere && mayAct(role, eventGuests, act)
    if (act === 'edit') return open && mayOperate(role, eventGuests, 'update')
    return open && !isHere && mayOperate(role, eventGuests, 'remove')
  }
  const acts = (['share', 'confirm', 'decline', 'edit', 'remove'] as const).filter(may)
  return (
    <li className="flex items-start gap-3 py-2.5 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium break-words">{name}</span>
          {isHere ? (
            <Badge tone={presence === 'inside' ? 'success' : 'neutral'}>
              {choiceLabel(language, 'event-guests', 'presence', presence ?? '')}
            </Badge>
          ) : (
            <Badge tone={state === 'confirmed' ? 'accent' : 'neutral'}>
              {choiceLabel(language, 'event-guests', 'state', state ?? '')}
            </Badge>
          )}
        </p>
        {detail.length > 0 && (
          <p className="tabular text-sm break-words text-muted">{detail.join(' · ')}</p>
        )}
      </div>
      {acts.length > 0 && (
        <Menu
          align="end"
          trigger={<IconButton icon={Ellipsis} label={text('line.more', { name: name ?? '' })} />}
        >
          {acts.map((act) => (
            <MenuItem
              key={act}
              icon={icons[act]}
              {...(act === 'remove' && { tone: 'danger' })}
              onSelect={() => onAct(act)}
            >
              {text(`acts.${act}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </li>
  )
}

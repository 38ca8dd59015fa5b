import type { Role } from '@portaria/contract/actors/roles'
import { choiceLabel } from '@portaria/contract/loaded-texts/register-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Badge } from '@portaria/ui/display/Badge'
import { Menu, MenuItem, MenuSeparator } from '@portaria/ui/overlays/Menu'
import { Ban, Ellipsis, Pencil, RotateCcw, UserX } from 'lucide-react'
import { useRoleWords } from '../../../platform/role-words.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { stateOn } from '../../../register-pages/period.ts'
import type { Membership } from './membership.ts'
import { membershipsTexts } from './texts/memberships-texts.ts'

export interface MembershipLineProps {
  membership: Membership
  today: string
  onEdit?: () => void
  onSwitch?: (status: 'ATIVO' | 'INATIVO') => void
  onRemove?: () => void
  /** Confirms a pending síndico; undefined for a reader who may not. */
  onConfirm?: () => void
}

/** Returns the title of a membership: "Síndico · Residencial Bosque". */
export function useMembershipTitle(): (membership: Membership) => string {
  const roleIn = useRoleIn()
  return ({ role, tenant, tenant_id: id }) =>
    [roleIn(role, id), tenant?.title].filter(Boolean).join(' · ')
}

/**
 * Returns the name of a role in the current company's terms; those of other companies are not known
 * here.
 */
function useRoleIn(): (role: Role, tenantId: string | null) => string {
  const language = useLanguage()
  const roleOf = useRoleWords()
  const { tenantId: own } = useSession()
  return (role, tenantId) =>
    tenantId !== null && tenantId === own
      ? roleOf(role)
      : choiceLabel(language, 'memberships', 'role', role)
}

/** One membership: role, company, dates, and whether it is active. */
export function MembershipLine(props: MembershipLineProps) {
  const { membership, today, onEdit, onSwitch, onRemove, onConfirm } = props
  const text = membershipsTexts.useTexts()
  const { when, dayWords } = useFormats()
  const titleOf = useMembershipTitle()
  const roleIn = useRoleIn()
  const { role, tenant, tenant_id: tenantId, resident, status } = membership
  const from = dayWords(membership.starts_on)
  const to = membership.ends_on && dayWords(membership.ends_on)
  const state = stateOn(today, membership)
  const period = () => {
    if (to && state === 'past') return text('fromTo', { from, to })
    if (to) return text('untilOn', { from, to })
    return text(state === 'future' ? 'startsOn' : 'since', { from })
  }
  const isActive = status === 'ATIVO'
  return (
    <li className="flex items-start gap-2 py-2.5 text-sm">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {roleIn(role, tenantId)}
          {membership.invitation === 'unconfirmed' && (
            <Badge tone="warning">{text('unconfirmed')}</Badge>
          )}
          {!isActive && <Badge>{text('suspended')}</Badge>}
          {isActive && state === 'past' && <Badge>{text('over')}</Badge>}
        </p>
        <p className="truncate">{tenantId === null ? text('platform') : tenant?.title}</p>
        <p className="tabular text-muted">{period()}</p>
        <p className="tabular text-xs text-muted">
          {membership.last_used_at
            ? text('lastUsed', { at: when(membership.last_used_at) })
            : text('neverUsed')}
        </p>
        {resident && <p className="truncate text-xs text-muted">{resident.title}</p>}
      </div>
      {onConfirm && membership.invitation === 'unconfirmed' && (
        <Button size="sm" variant="primary" onClick={onConfirm}>
          {text('confirm')}
        </Button>
      )}
      {onEdit && onSwitch && onRemove && (
        <Menu
          align="end"
          trigger={
            <IconButton
              icon={Ellipsis}
              size="sm"
              label={text('actions', { title: titleOf(membership) })}
            />
          }
        >
          <MenuItem icon={Pencil} onSelect={onEdit}>
            {text('edit')}
          </MenuItem>
          {isActive ? (
            <MenuItem icon={Ban} onSelect={() => onSwitch('INATIVO')}>
              {text('suspend')}
            </MenuItem>
          ) : (
            <MenuItem icon={RotateCcw} onSelect={() => onSwitch('ATIVO')}>
              {text('resume')}
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem icon={UserX} tone="danger" onSelect={onRemove}>
            {text('remove')}
          </MenuItem>
        </Menu>
      )}
    </li>
  )
}

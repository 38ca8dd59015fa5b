import { Menu as BaseMenu } from '@base-ui/react/menu'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { IconType } from '../display/icon.ts'
import { useUi } from '../provider/UiProvider.tsx'

const itemClass =
  'flex min-h-8 cursor-default select-none items-center gap-2.5 rounded-md px-2 py-1 text-sm outline-none data-highlighted:bg-hover data-disabled:opacity-45 pointer-coarse:min-h-11'

export interface MenuProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A menu that drops from a button. Its children are the items below. */
export function Menu({ trigger, children, align = 'start', open, onOpenChange }: MenuProps) {
  return (
    <BaseMenu.Root open={open} onOpenChange={(next) => onOpenChange?.(next)} modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner align={align} sideOffset={4} className="z-50 outline-none">
          <BaseMenu.Popup className="ui-float max-h-(--available-height) min-w-48 max-w-80 overflow-y-auto p-1 outline-none">
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

export interface MenuItemProps {
  children: ReactNode
  icon?: IconType
  /** At the end: a key, a count. */
  aside?: ReactNode
  tone?: 'neutral' | 'danger'
  disabled?: boolean
  onSelect: () => void
}

/** Something to do. */
export function MenuItem({ children, icon, aside, tone, disabled, onSelect }: MenuItemProps) {
  return (
    <BaseMenu.Item
      disabled={disabled}
      onClick={onSelect}
      className={clsx(
        itemClass,
        tone === 'danger' && 'text-danger-ink data-highlighted:bg-danger-soft',
      )}
    >
      <ItemContent icon={icon} aside={aside} tone={tone}>
        {children}
      </ItemContent>
    </BaseMenu.Item>
  )
}

export interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'onSelect' | 'className'> {
  href: string
  icon?: IconType
  aside?: ReactNode
}

/** Somewhere to go. */
export function MenuLink({ children, icon, aside, ...anchor }: MenuLinkProps) {
  const { link: Link } = useUi()
  return (
    <BaseMenu.LinkItem render={<Link {...anchor} />} closeOnClick className={itemClass}>
      <ItemContent icon={icon} aside={aside}>
        {children}
      </ItemContent>
    </BaseMenu.LinkItem>
  )
}

export interface MenuCheckProps {
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** Something to switch on or off; the menu stays open. */
export function MenuCheck({ children, checked, onChange, disabled }: MenuCheckProps) {
  return (
    <BaseMenu.CheckboxItem
      checked={checked}
      disabled={disabled}
      onCheckedChange={(next) => onChange(next)}
      className={itemClass}
    >
      <CheckSlot>
        <BaseMenu.CheckboxItemIndicator render={<Check aria-hidden className="size-4" />} />
      </CheckSlot>
      <span className="min-w-0 flex-1 truncate">{children}</span>
    </BaseMenu.CheckboxItem>
  )
}

export interface MenuChoiceProps {
  label?: string
  options: readonly { value: string; label: string; icon?: IconType }[]
  value: string
  onChange: (value: string) => void
}

/** One of a few things, inside a menu. */
export function MenuChoice({ label, options, value, onChange }: MenuChoiceProps) {
  return (
    <BaseMenu.RadioGroup value={value} onValueChange={(next: string) => onChange(next)}>
      {label && (
        <div aria-hidden className="px-2 pt-2 pb-1 text-xs font-medium text-muted">
          {label}
        </div>
      )}
      {options.map((option) => (
        <BaseMenu.RadioItem key={option.value} value={option.value} className={itemClass}>
          <CheckSlot>
            <BaseMenu.RadioItemIndicator render={<Check aria-hidden className="size-4" />} />
          </CheckSlot>
          <span className="min-w-0 flex-1 truncate">{option.label}</span>
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  )
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <BaseMenu.Separator className="mx-1 my-1 h-px bg-line" />
}

/** Words at the head of a menu that are no item, for example who is signed in. */
export function MenuHeader({ children }: { children: ReactNode }) {
  return <div className="px-2 py-2 text-sm">{children}</div>
}

function CheckSlot({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex size-4 shrink-0 items-center justify-center text-accent-ink">
      {children}
    </span>
  )
}

interface ItemContentProps {
  children: ReactNode
  icon: IconType | undefined
  aside: ReactNode
  tone?: 'neutral' | 'danger' | undefined
}

function ItemContent({ children, icon: Icon, aside, tone }: ItemContentProps) {
  return (
    <>
      {Icon && (
        <Icon aria-hidden className={clsx('size-4 shrink-0', tone !== 'danger' && 'text-muted')} />
      )}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {aside && <span className="text-xs text-muted">{aside}</span>}
    </>
  )
}

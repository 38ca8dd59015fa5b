import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import type { IconType } from '../display/icon.ts'
import { useUi } from '../provider/UiProvider.tsx'
import { Floating } from './Floating.tsx'
import { useMenuKeys } from './useMenuKeys.ts'
import { type TriggerElement, usePopup } from './usePopup.tsx'

const itemClass =
  'flex min-h-8 w-full cursor-default select-none items-center gap-2.5 rounded-md px-2 py-1 text-start text-sm outline-none focus:bg-hover disabled:opacity-45 pointer-coarse:min-h-11'

const CloseMenu = createContext<() => void>(() => undefined)

export interface MenuProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: TriggerElement
  children: ReactNode
  align?: 'start' | 'center' | 'end'
}

/** A menu that opens from a button. Its children are the items below. */
export function Menu({ trigger, children, align = 'start' }: MenuProps) {
  const popup = usePopup({ trigger, kind: 'menu' })
  const { onKeyDown, onPointerMove, first, last } = useMenuKeys(popup.close)
  const entries = { mouse: () => undefined, touch: () => undefined, key: first, 'arrow-up': last }
  return (
    <>
      {popup.button}
      {popup.open && (
        <Floating
          id={popup.id}
          anchor={popup.buttonId}
          align={align}
          offset={4}
          onClose={popup.close}
          initialFocus={entries[popup.openedBy]}
          role="menu"
          aria-labelledby={popup.buttonId}
          onKeyDown={onKeyDown}
          onPointerMove={onPointerMove}
          className="min-w-48 max-w-80 p-1"
        >
          <CloseMenu value={popup.close}>{children}</CloseMenu>
        </Floating>
      )}
    </>
  )
}

export interface MenuItemProps {
  children: ReactNode
  icon?: IconType
  /** Content at the end: a key, a count. */
  aside?: ReactNode
  tone?: 'neutral' | 'danger'
  disabled?: boolean
  onSelect: () => void
}

/** A menu item that performs an action. */
export function MenuItem({ children, icon, aside, tone, disabled, onSelect }: MenuItemProps) {
  const close = use(CloseMenu)
  const select = () => {
    close()
    onSelect()
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={disabled}
      onClick={select}
      className={clsx(itemClass, tone === 'danger' && 'text-danger-ink focus:bg-danger-soft')}
    >
      <ItemContent icon={icon} aside={aside} tone={tone}>
        {children}
      </ItemContent>
    </button>
  )
}

export interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'onSelect' | 'className'> {
  href: string
  icon?: IconType
}

/** A menu item that is a link. */
export function MenuLink({ children, icon, ...anchor }: MenuLinkProps) {
  const { link: Link } = useUi()
  const close = use(CloseMenu)
  return (
    <Link
      {...anchor}
      role="menuitem"
      tabIndex={-1}
      onClick={(event) => {
        anchor.onClick?.(event)
        close()
      }}
      className={itemClass}
    >
      <ItemContent icon={icon}>{children}</ItemContent>
    </Link>
  )
}

export interface MenuCheckProps {
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** A menu item that is on or off; choosing it keeps the menu open. */
export function MenuCheck({ children, checked, onChange, disabled }: MenuCheckProps) {
  return (
    <button
      type="button"
      role="menuitemcheckbox"
      tabIndex={-1}
      aria-checked={checked}
      disabled={disabled}
      onClick={() => onChange(!checked)}
      className={itemClass}
    >
      <CheckSlot checked={checked} />
      <span className="min-w-0 flex-1 truncate">{children}</span>
    </button>
  )
}

export interface MenuChoiceProps {
  label?: string
  options: readonly { value: string; label: string; icon?: IconType }[]
  value: string
  onChange: (value: string) => void
  /** Whether choosing closes the menu. */
  closes?: boolean
}

/** Menu items of which one is chosen. */
export function MenuChoice({ label, options, value, onChange, closes }: MenuChoiceProps) {
  const close = use(CloseMenu)
  return (
    // A `fieldset` would be named by a legend, for which a menu has no place.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={label}>
      {label && (
        <div aria-hidden className="px-2 pt-2 pb-1 text-xs font-medium text-muted">
          {label}
        </div>
      )}
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="menuitemradio"
          tabIndex={-1}
          aria-checked={option.value === value}
          onClick={() => {
            if (closes) close()
            onChange(option.value)
          }}
          className={itemClass}
        >
          <CheckSlot checked={option.value === value} />
          <span className="min-w-0 flex-1 truncate">{option.label}</span>
        </button>
      ))}
    </div>
  )
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <hr className="mx-1 my-1 h-px border-0 bg-line" />
}

/** Text at the top of a menu, for example the signed-in person. */
export function MenuHeader({ children }: { children: ReactNode }) {
  return <div className="px-2 py-2 text-sm">{children}</div>
}

function CheckSlot({ checked }: { checked: boolean }) {
  return (
    <span className="inline-flex size-4 shrink-0 items-center justify-center text-accent-ink">
      {checked && <Check aria-hidden className="size-4" />}
    </span>
  )
}

interface ItemContentProps {
  children: ReactNode
  icon: IconType | undefined
  aside?: ReactNode
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

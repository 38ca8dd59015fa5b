import { clsx } from 'clsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-hover data-popup-open:bg-accent-hover',
  secondary:
    'bg-surface text-ink inset-ring inset-ring-line hover:bg-sunken hover:inset-ring-line-strong active:bg-line data-popup-open:bg-sunken',
  ghost: 'text-ink hover:bg-hover active:bg-press data-popup-open:bg-hover',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover active:bg-danger-hover',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-7 gap-1.5 rounded-md px-2.5 text-sm pointer-coarse:h-9',
  md: 'h-9 gap-2 rounded-lg px-3.5 text-sm pointer-coarse:h-11',
  lg: 'h-11 gap-2 rounded-lg px-5 text-base pointer-coarse:h-12',
}

/** The classes of a button, shared by buttons and links that look like one. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return clsx(
    // Paper has no buttons.
    'inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap font-medium hover-fade print:hidden',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-60',
    variants[variant],
    sizes[size],
    className,
  )
}

/** Size of the icon in a button, by the button's size. */
export const buttonIconClass: Record<ButtonSize, string> = {
  sm: 'size-4',
  md: 'size-4',
  lg: 'size-5',
}

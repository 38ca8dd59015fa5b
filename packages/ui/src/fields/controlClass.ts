/** Classes for border, background and states of inputs. */
export const controlFrame =
  'rounded-lg border bg-surface text-ink hover-fade hover:border-muted has-aria-invalid:border-danger-ink aria-invalid:border-danger-ink has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted disabled:border-line disabled:bg-sunken disabled:text-muted'

/** Classes for the focus ring of a control itself. */
export const controlRing =
  'focus-visible:border-ring focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-ring'

/** Classes for the focus ring of a box whose inner input has the focus. */
export const controlRingWithin =
  'has-[input:focus-visible]:border-ring has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-ring'

/** Classes for the input inside such a box, which shows border and ring. */
export const bareInput =
  'h-full w-full min-w-0 flex-1 bg-transparent outline-none disabled:text-muted'

/** Classes for a small button inside such a box. */
export const insetButton =
  'inline-flex size-7 shrink-0 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink disabled:pointer-events-none disabled:opacity-40 data-popup-open:text-ink'

/** Classes for an option of a list below a control. */
export const optionClass =
  'flex min-h-9 cursor-default select-none items-center gap-2 rounded-md px-2 py-1.5 text-sm outline-none data-disabled:opacity-50 data-highlighted:bg-hover pointer-coarse:min-h-11'

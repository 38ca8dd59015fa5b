import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId, useRef } from 'react'

export interface FormLayoutProps {
  /** Sends the form. While a promise that it returns is pending, the form is not sent again. */
  onSubmit: () => unknown
  children: ReactNode
  /** The accessible name of the form. */
  label?: string
  className?: string
}

/** A form of one column. Ctrl+Enter or ⌘+Enter saves from anywhere in it. */
export function FormLayout({ onSubmit, children, label, className }: FormLayoutProps) {
  // Keys still submit the form while its button is disabled, and people press Enter again when an
  // answer is slow.
  const isSending = useRef(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    if (isSending.current) return
    isSending.current = true
    try {
      await onSubmit()
    } finally {
      isSending.current = false
    }
  }
  return (
    // Key events bubble up from the fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => void submit(event)}
      onKeyDown={press}
      className={clsx('@container flex flex-col', className)}
    >
      {children}
    </form>
  )
}

function press(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

export interface FormSectionProps {
  /** The id of its element, for an index of the page. */
  id?: string
  title: string
  /** Help about the whole section. */
  description?: ReactNode
  /** Makes the title a button that shows and hides the fields. */
  fold?: { open: boolean; onChange: (open: boolean) => void }
  children: ReactNode
}

/** A group of fields: title and help at the start, one column of fields beside them. */
export function FormSection({ id, title, description, fold, children }: FormSectionProps) {
  const fields = useId()
  return (
    <section
      id={id}
      className="grid scroll-mt-(--ui-header,0px) gap-x-10 gap-y-4 border-line py-8 not-first:border-t first:pt-2 @4xl:grid-cols-[15rem_minmax(0,36rem)]"
    >
      <div>
        <h2 className="text-base font-semibold">
          {fold ? (
            <button
              type="button"
              aria-expanded={fold.open}
              aria-controls={fields}
              onClick={() => fold.onChange(!fold.open)}
              className="flex min-h-9 w-full items-center gap-2 rounded-md text-start hover:text-accent-ink"
            >
              <ChevronDown
                aria-hidden
                className={clsx(
                  'size-4 shrink-0 text-muted',
                  !fold.open && '-rotate-90 rtl:rotate-90',
                )}
              />
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
        {description && <p className="mt-1 text-sm text-pretty text-muted">{description}</p>}
      </div>
      <div
        id={fields}
        hidden={fold?.open === false}
        className="flex max-w-xl min-w-0 flex-col gap-field [&[hidden]]:hidden"
      >
        {children}
      </div>
    </section>
  )
}

/** Short fields side by side if they fit, such as number and complement of an address. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] items-start gap-x-4 gap-y-field">
      {children}
    </div>
  )
}

export interface SaveBarProps {
  /** The state in words, for example that there are unsaved changes. */
  status?: ReactNode
  children: ReactNode
}

/** The bar with a form's buttons, which stays visible at the bottom. */
export function SaveBar({ status, children }: SaveBarProps) {
  return (
    <div
      data-save-bar
      data-no-toasts
      className="sticky bottom-[calc(var(--ui-footer,0px)+0.75rem)] z-20 me-(--ui-thumb) flex flex-wrap items-center justify-end gap-2 rounded-xl bg-raised py-2.5 ps-4 pe-2.5 shadow-float max-sm:ps-2.5"
    >
      {status && (
        <output className="me-auto min-w-0 flex-1 basis-60 text-sm text-muted empty:hidden max-sm:flex-initial max-sm:basis-auto">
          {status}
        </output>
      )}
      {children}
    </div>
  )
}

import { clsx } from 'clsx'
import { Search, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Spinner } from '../display/Spinner.tsx'
import { useUi } from '../provider/UiProvider.tsx'
import { bareInput, insetButton } from './controlClass.ts'
import { InputBox } from './TextField.tsx'

export interface SearchFieldProps
  extends Pick<ComponentProps<'input'>, 'ref' | 'autoFocus' | 'onKeyDown' | 'name'> {
  /** Its accessible name, also shown while it is empty. */
  label: string
  value: string
  onChange: (value: string) => void
  loading?: boolean
  className?: string
}

/** The search box of a list. Escape clears it. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, loading = false, className, onKeyDown, ...input } = props
  const { texts } = useUi()
  const clear = (
    <button
      type="button"
      aria-label={texts.clear}
      onClick={() => onChange('')}
      className={insetButton}
    >
      <X aria-hidden className="size-4" />
    </button>
  )
  return (
    <InputBox
      start={loading ? <Spinner className="size-4" /> : <Search aria-hidden />}
      end={value !== '' && clear}
      className={clsx(
        'h-9! border-line hover:border-line-strong text-sm pointer-coarse:h-11! pointer-coarse:text-base',
        className,
      )}
    >
      <input
        {...input}
        type="text"
        role="searchbox"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.stopPropagation()
            onChange('')
          }
          onKeyDown?.(event)
        }}
        className={bareInput}
      />
    </InputBox>
  )
}

import type { Combobox } from '@base-ui/react/combobox'
import { type ComponentProps, useEffect, useRef } from 'react'
import type { Tone } from '../display/Badge.tsx'

/** One option: its value and its text. */
export interface ComboboxItem {
  value: string
  label: string
  /** A second line, for options of the same name. */
  description?: string
  /** What is unusual about it. */
  badges?: readonly { readonly label: string; readonly tone: Tone }[]
}

export interface ComboboxSearchProps {
  /** The options: all, or those that the last search found. */
  items: readonly ComboboxItem[]
  /** Called on opening (with an empty text) and at each change of the text. */
  onSearch?: ((query: string) => void) | undefined
  loading?: boolean | undefined
}

/** What single and multiple choice share: comparing, naming and searching. */
export function useComboboxSearch({ items, onSearch }: ComboboxSearchProps) {
  return {
    items,
    filter: onSearch ? null : undefined,
    itemToStringLabel: (item: ComboboxItem) => item.label,
    itemToStringValue: (item: ComboboxItem) => item.value,
    isItemEqualToValue: (item: ComboboxItem, value: ComboboxItem) => item.value === value.value,
    onInputValueChange: (query: string, details: Combobox.Root.ChangeEventDetails) => {
      if (details.reason === 'input-change') onSearch?.(query)
    },
    onOpenChange: (open: boolean, details: Combobox.Root.OpenChangeEventDetails) => {
      if (open && details.reason !== 'input-change') onSearch?.('')
    },
  }
}

type InputKeyDown = NonNullable<ComponentProps<typeof Combobox.Input>['onKeyDown']>

/** The code of a key that an input method took; Safari says so of the one that ends a composition, after it. */
const TAKEN_KEY = 229

/**
 * Handles keys of a combobox's input before the combobox does. Keys of a composition (an input method, a dead key)
 * are the input method's: they move no highlight and clear no choice. Enter waits until a list that the server filters
 * answers what is typed, since the hit that is still highlighted was found by another text.
 */
export function useComboboxKeys({
  onSearch,
  loading = false,
}: Pick<ComboboxSearchProps, 'onSearch' | 'loading'>): InputKeyDown {
  const waiting = useRef<HTMLInputElement>(null)
  const isStale = onSearch !== undefined && loading
  useEffect(() => {
    const input = waiting.current
    if (isStale || input === null) return
    waiting.current = null
    if (document.activeElement !== input) return
    const init = { key: 'Enter', bubbles: true, cancelable: true }
    input.dispatchEvent(new KeyboardEvent('keydown', init))
  }, [isStale])
  return (event) => {
    waiting.current = null
    const input = event.currentTarget
    if (event.nativeEvent.isComposing || event.which === TAKEN_KEY) event.preventBaseUIHandler()
    else if (event.key === 'Enter' && isStale && input.ariaExpanded === 'true') {
      event.preventDefault()
      event.preventBaseUIHandler()
      waiting.current = input
    }
  }
}

import { Combobox } from '@base-ui/react/combobox'
import { type ComponentProps, useEffect, useRef } from 'react'
import type { Tone } from '../display/Badge.tsx'
import { submitOnceDrawn } from './submitOnceDrawn.ts'

/** One option: its value and its text. */
export interface ComboboxItem {
  value: string
  label: string
  /**
   * A second line, which is searched too. It distinguishes options of the same name, or holds other
   * names of one option.
   */
  description?: string
  /** Badges for unusual properties. */
  badges?: readonly { readonly label: string; readonly tone: Tone }[]
}

export interface ComboboxSearchProps {
  /** The options: all, or the results of the last search. */
  items: readonly ComboboxItem[]
  /** Called when it opens (with an empty text) and at each change of the text. */
  onSearch?: ((query: string) => void) | undefined
  loading?: boolean | undefined
}

/** The behaviour shared by single and multiple choice: comparing, naming and searching. */
export function useComboboxSearch({ items, onSearch }: ComboboxSearchProps) {
  const { contains } = Combobox.useFilter({ multiple: true })
  return {
    items,
    filter: onSearch
      ? null
      : (item: ComboboxItem, query: string) => contains(item, query, searchedText),
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

const searchedText = ({ label, description }: ComboboxItem): string =>
  description === undefined ? label : `${label} ${description}`

type InputKeyDown = NonNullable<ComponentProps<typeof Combobox.Input>['onKeyDown']>

/**
 * The key code of a key that an input method handles. Safari also sends it for the key that ends a
 * composition, after that end.
 */
const TAKEN_KEY = 229

/**
 * Handles keys of a combobox's input before the combobox does. Keys of a composition (an input
 * method, a dead key) belong to the input method: they neither move the highlight nor clear a
 * choice. If the server filters, Enter waits for the answer to the typed text, since the
 * highlighted option may belong to another text. Where nothing was found, Enter neither submits the
 * form nor drops the text: the list stays and says so, and the text is selected, so that the next key
 * begins another search (interface §52). Ctrl+Enter does what Enter does, and then submits the form:
 * people press it while the answer is still on its way.
 */
export function useComboboxKeys({
  onSearch,
  loading = false,
}: Pick<ComboboxSearchProps, 'onSearch' | 'loading'>): InputKeyDown {
  const waiting = useRef<{ input: HTMLInputElement; submits: boolean }>(null)
  const isStale = onSearch !== undefined && loading
  useEffect(() => {
    if (isStale || waiting.current === null) return
    const { input, submits } = waiting.current
    waiting.current = null
    if (document.activeElement === input) take(input, submits)
  }, [isStale])
  return (event) => {
    waiting.current = null
    const input = event.currentTarget
    const submits = event.ctrlKey || event.metaKey
    if (event.nativeEvent.isComposing || event.which === TAKEN_KEY)
      return event.preventBaseUIHandler()
    if (event.key !== 'Enter') return undefined
    const isWaiting = isStale && input.ariaExpanded === 'true'
    if (isWaiting) waiting.current = { input, submits }
    else if (isEmptyList(input)) input.select()
    else if (submits && isHighlighted(input)) take(input, submits)
    else return undefined
    event.preventDefault()
    event.stopPropagation()
    return event.preventBaseUIHandler()
  }
}

/** Takes the highlighted option of a combobox as Enter does, and then submits the form if asked. */
function take(input: HTMLInputElement, submits: boolean): void {
  const isEmpty = isEmptyList(input)
  const init = { key: 'Enter', bubbles: true, cancelable: true }
  input.dispatchEvent(new KeyboardEvent('keydown', init))
  if (submits && !isEmpty) submitOnceDrawn(input)
}

const listOf = (input: HTMLInputElement): HTMLElement | null =>
  document.getElementById(input.getAttribute('aria-controls') ?? '')

/** Whether the list of a combobox is open and has no options. */
const isEmptyList = (input: HTMLInputElement): boolean =>
  listOf(input)?.querySelector('[role=option]') === null

/** Whether Enter would take an option. */
const isHighlighted = (input: HTMLInputElement): boolean =>
  listOf(input)?.querySelector('[role=option][data-highlighted]') != null

import type { Combobox } from '@base-ui/react/combobox'
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

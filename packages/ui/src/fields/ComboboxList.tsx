import { Combobox } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import type { RefObject } from 'react'
import { Badge } from '../display/Badge.tsx'
import { Spinner } from '../display/Spinner.tsx'
import { useUi } from '../provider/UiProvider.tsx'
import type { ComboboxItem } from './comboboxSearch.ts'
import { optionClass } from './controlClass.ts'

export interface ComboboxListProps {
  /** The name of the list for screen readers: its field's label. */
  label: string
  loading?: boolean | undefined
  /** The element below which it opens, if that is not the input. */
  anchor?: RefObject<HTMLElement | null>
}

/** The list of a combobox, with its states: searching, nothing found. */
export function ComboboxList({ label, loading = false, anchor }: ComboboxListProps) {
  const { texts } = useUi()
  return (
    <Combobox.Portal>
      <Combobox.Positioner anchor={anchor} sideOffset={4} className="z-50 outline-none">
        <Combobox.Popup
          aria-busy={loading || undefined}
          className="ui-float max-h-[min(20rem,var(--available-height))] w-(--anchor-width) max-w-(--available-width) overflow-y-auto overscroll-contain p-1 outline-none"
        >
          <Combobox.Empty className="px-2 py-2 text-sm text-muted empty:hidden">
            {!loading && texts.noResults}
          </Combobox.Empty>
          <Combobox.List aria-label={label} className="outline-none">
            {(item: ComboboxItem) => (
              <Combobox.Item key={item.value} value={item} className={optionClass}>
                <span className="min-w-0 flex-1">
                  <span className="block truncate">{item.label}</span>
                  {item.description && (
                    <span className="block truncate text-xs text-muted">{item.description}</span>
                  )}
                </span>
                {item.badges?.map(({ label, tone }) => (
                  <Badge key={label} tone={tone} className="shrink-0">
                    {label}
                  </Badge>
                ))}
                <Combobox.ItemIndicator className="text-accent-ink">
                  <Check aria-hidden className="size-4" />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
          {/* Below, so that no option moves under a pointer when it comes or goes. */}
          <Combobox.Status className="flex items-center gap-2 px-2 py-2 text-sm text-muted empty:hidden">
            {loading && (
              <>
                <Spinner className="size-4" />
                {texts.loading}
              </>
            )}
          </Combobox.Status>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}

import { ComboboxField } from '@portaria/ui/fields/ComboboxField'
import { useQuery } from '@tanstack/react-query'
import type { Place } from './queued-line.ts'

export interface PackPlaceFieldProps {
  of: 'units' | 'employees' | 'areas'
  label: string
  value: Place | null
  onChange: (place: Place | null) => void
  error?: string | undefined
}

const placesQuery = {
  queryKey: ['gate', 'offline-places'],
  queryFn: async () => {
    const { readOfflineDesk } = await import('./offline-desk.ts')
    const desk = await readOfflineDesk()
    const { units = [], employees = [], areas = [] } = desk?.pack ?? {}
    return { units, employees, areas }
  },
  gcTime: 0,
}

/** Asks for the destination among the places on this device. */
export function PackPlaceField({ of, label, value, onChange, error }: PackPlaceFieldProps) {
  const { data } = useQuery(placesQuery)
  const asItem = ({ id, title }: Place) => ({ value: id, label: title })
  return (
    <ComboboxField
      label={label}
      required
      error={error}
      items={(data?.[of] ?? []).map(asItem)}
      value={value && asItem(value)}
      onChange={(item) => onChange(item && { id: item.value, title: item.label })}
    />
  )
}

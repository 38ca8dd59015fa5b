import { type Control, useController } from 'react-hook-form'
import { asObject } from '../../../register-pages/field-kinds/field-input.ts'
import type { FormValues } from '../../../register-pages/form/form-values.ts'

/** The company's `settings` in the form: one value, of which each section changes a part. */
export function useSettings(control: Control<FormValues>) {
  const { field, fieldState } = useController({ control, name: 'settings' })
  const settings = asObject(field.value)
  const set = (name: string, value: unknown) => field.onChange({ ...settings, [name]: value })
  return {
    settings,
    set,
    /** Returns the settings of one feature. */
    groupOf: (name: string) => asObject(settings[name]),
    /** Changes one setting of a feature. */
    change: (group: string, name: string, value: unknown) =>
      set(group, { ...asObject(settings[group]), [name]: value }),
    /** Returns the error at a dotted path within the settings, or at a part below it. */
    errorAt: (path: string): string | undefined => {
      const found = Object.entries(fieldState.error?.types ?? {}).find(
        ([place]) => place === path || place.startsWith(`${path}.`),
      )
      return typeof found?.[1] === 'string' ? found[1] : undefined
    },
    onBlur: field.onBlur,
  }
}

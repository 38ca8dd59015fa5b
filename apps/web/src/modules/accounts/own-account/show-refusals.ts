import { showToast } from '@portaria/ui/toast'
import { fieldTextsOf, problemTextOf } from '../../../platform/problem-text.ts'

/** Shows the server's errors at their fields, and all others in a toast. */
export function showRefusals<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  show: (field: Field, message: string) => void,
): void {
  const texts = fieldTextsOf(error)
  const refused = fields.filter((field) => texts[field] !== undefined)
  for (const field of refused) show(field, texts[field] ?? '')
  if (refused.length > 0) return
  const { title, detail } = problemTextOf(error)
  showToast({ title, text: detail, tone: 'danger' })
}

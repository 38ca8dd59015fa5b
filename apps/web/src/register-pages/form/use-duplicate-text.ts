import { useRegister } from '../register-context.tsx'
import { pageTexts } from '../texts/register-page-texts.ts'

const named = [
  'plate',
  'renavam',
  'chassis',
  'microchip',
  'cpf',
  'cnpj',
  'id_doc',
  'name',
  'number',
  'email',
  'name_segment',
] as const

/**
 * Returns the text for a field whose value another record has: "Já existe um veículo com esta
 * placa."
 */
export function useDuplicateText(): (field: string) => string {
  const { words, labelOf } = useRegister()
  const text = pageTexts.useTexts()
  return (field) => {
    const known = named.find((one) => one === field) ?? 'other'
    const value = text(`form.duplicateValues.${known}`, { field: labelOf(field) })
    return text(`form.duplicate.${words.gender}`, { one: words.inOne, value })
  }
}

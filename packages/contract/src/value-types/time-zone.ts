import { accepted, refused, type ValueType } from './value-type.ts'

/** Brazil's zones by their IANA names, each with the places that use it, east to west. */
export const brazilianZones = [
  ['America/Noronha', 'Fernando de Noronha'],
  ['America/Sao_Paulo', 'Brasília, São Paulo'],
  ['America/Bahia', 'Bahia'],
  ['America/Fortaleza', 'Ceará, Maranhão, Piauí, Rio Grande do Norte, Paraíba'],
  ['America/Recife', 'Pernambuco'],
  ['America/Maceio', 'Alagoas, Sergipe'],
  ['America/Belem', 'Pará (leste), Amapá'],
  ['America/Araguaina', 'Tocantins'],
  ['America/Santarem', 'Pará (oeste)'],
  ['America/Manaus', 'Amazonas'],
  ['America/Cuiaba', 'Mato Grosso'],
  ['America/Campo_Grande', 'Mato Grosso do Sul'],
  ['America/Porto_Velho', 'Rondônia'],
  ['America/Boa_Vista', 'Roraima'],
  ['America/Rio_Branco', 'Acre'],
  ['America/Eirunepe', 'Amazonas (oeste)'],
] as const

/** Returns the spelling of a name in the IANA database, or undefined for an unknown one. */
function zoneCalled(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/**
 * A time zone by its IANA name, or one of Brazil's by its places; a bare offset such as `-03:00`
 * has no history and is refused.
 */
export const timeZone: ValueType<string> = {
  parse(typed) {
    const name = typed.trim()
    const placed = brazilianZones.find(([, places]) => places.toLowerCase() === name.toLowerCase())
    if (placed) return accepted(placed[0])
    if (!/^[A-Za-z]/.test(name) || zoneCalled(name) === undefined) return refused('zone_unknown')
    const known = brazilianZones.find(([zone]) => zone.toLowerCase() === name.toLowerCase())
    return accepted(known?.[0] ?? name)
  },
  format: (value) => brazilianZones.find(([zone]) => zone === value)?.[1] ?? value,
}

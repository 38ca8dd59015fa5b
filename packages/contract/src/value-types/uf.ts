import { searchText } from './text.ts'
import { plainCharacters } from './typed-characters.ts'
import { accepted, refused, type ValueType } from './value-type.ts'

/** The 26 states and the Federal District: letters and name. */
export const states = [
  ['AC', 'Acre'],
  ['AL', 'Alagoas'],
  ['AM', 'Amazonas'],
  ['AP', 'Amapá'],
  ['BA', 'Bahia'],
  ['CE', 'Ceará'],
  ['DF', 'Distrito Federal'],
  ['ES', 'Espírito Santo'],
  ['GO', 'Goiás'],
  ['MA', 'Maranhão'],
  ['MG', 'Minas Gerais'],
  ['MS', 'Mato Grosso do Sul'],
  ['MT', 'Mato Grosso'],
  ['PA', 'Pará'],
  ['PB', 'Paraíba'],
  ['PE', 'Pernambuco'],
  ['PI', 'Piauí'],
  ['PR', 'Paraná'],
  ['RJ', 'Rio de Janeiro'],
  ['RN', 'Rio Grande do Norte'],
  ['RO', 'Rondônia'],
  ['RR', 'Roraima'],
  ['RS', 'Rio Grande do Sul'],
  ['SC', 'Santa Catarina'],
  ['SE', 'Sergipe'],
  ['SP', 'São Paulo'],
  ['TO', 'Tocantins'],
] as const

export type Uf = (typeof states)[number][0]

/** The letters of a state, by its letters and by its name. */
const byWords = new Map<string, Uf>(
  states.flatMap(([letters, name]): [string, Uf][] => [
    [letters.toLowerCase(), letters],
    [searchText(name), letters],
  ]),
)

/** A Brazilian state, stored as its two letters; its name is read too ("são paulo"). */
export const uf: ValueType<Uf> = {
  parse(typed) {
    const found = byWords.get(searchText(plainCharacters(typed)).replace(/\s+/g, ' '))
    return found ? accepted(found) : refused('uf_unknown')
  },
  format: (value) => value,
}

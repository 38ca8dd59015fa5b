import { languages } from '@portaria/i18n/languages'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { AnyRegister } from '../define-register/define-register.ts'
import type { pets } from '../modules/belongings/pets/pets.ts'
import { registers } from '../modules/registers.ts'
import type { Term, TermWords } from '../segments/segments.ts'
import { mapHeads, spreadsheetColumns } from '../spreadsheets/spreadsheet-columns.ts'
import type { TextOf } from '../texts/register-text.ts'
import { loadEveryLanguage } from './every-language.ts'
import { choiceTerm, fieldTerm, fillTerms, missingTexts, registerText } from './register-texts.ts'

const site: Record<Term, TermWords> = {
  tower: { singular: 'Obra', plural: 'Obras', gender: 'f' },
  apartment: { singular: 'Linha de montagem', plural: 'Linhas de montagem', gender: 'f' },
  resident: { singular: 'Operário', plural: 'Operários', gender: 'm' },
  employee: { singular: 'Funcionário', plural: 'Funcionários', gender: 'm' },
  manager: { singular: 'Supervisor', plural: 'Supervisores', gender: 'm' },
}
const fill = (sentence: string) => fillTerms('pt', sentence, (term) => site[term])

await loadEveryLanguage()

const sentencesIn = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words ?? {}).flatMap(sentencesIn)

describe.each(languages)('the words of the registers in %s', (language) => {
  it.each(Object.values(registers))('$name has a text for everything it shows', (register) => {
    expect(missingTexts(language, register)).toEqual([])
  })

  it.each(Object.values<AnyRegister>(registers).filter(({ states }) => states !== undefined))(
    '$name has a label of its own for its state, since the common `state` is that of an address',
    ({ name, states }) => {
      expect(Object.keys(registerText(language, name).fields ?? {})).toContain(states?.field)
    },
  )

  it.each(Object.values(registers))(
    '$name leaves no placeholder of a segment unfilled',
    ({ name }) => {
      const text = registerText(language, name)
      // Headings and the sentences of waiting rows are left out: they have other placeholders.
      const {
        purpose,
        help,
        actions,
        transitions,
        views,
        heading: _,
        needs: _needs,
        ...others
      } = text
      const sentences = [purpose, help, actions, transitions, views].flatMap(sentencesIn)
      expect(sentences.map(fill).filter((sentence) => sentence.includes('{{'))).toEqual([])
      // Spreadsheets and the API use these unchanged.
      expect(JSON.stringify(others)).not.toContain('{{')
    },
  )
})

describe('heads of columns in spreadsheets', () => {
  const all = Object.values(registers)
  /** Returns the columns of a register, in its own spreadsheet or nested in another's. */
  const keysOf = (register: (typeof all)[number]) =>
    new Set(
      all.flatMap((one) =>
        spreadsheetColumns(one)
          .filter((column) => column.register.name === register.name)
          .map(({ key, top }) => (register.name === one.name ? key : key.slice(top.length + 1))),
      ),
    )

  it.each(all)('$name has words only for existing columns', (register) => {
    const keys = keysOf(register)
    const named = languages.flatMap((one) =>
      Object.keys(registerText(one, register.name).heads ?? {}),
    )
    expect(named.filter((key) => !keys.has(key))).toEqual([])
  })

  it('depend on the register: a patient is a resident, and not a visitor', () => {
    expect(mapHeads(registers.residents, ['Paciente', 'Nome completo'])).toEqual(['name', null])
    expect(mapHeads(registers.visitors, ['Paciente', 'Nome completo'])).toEqual([null, 'name'])
    expect(mapHeads(registers.towers, ['Bloco'])).toEqual(['name'])
    expect(mapHeads(registers.apartments, ['Bloco', 'Apto'])).toEqual(['tower_id.name', 'number'])
    expect(mapHeads(registers.residents, ['Bloco', 'Apto'])).toEqual([
      'occupancy.apartment_id.tower_id.name',
      'occupancy.apartment_id.number',
    ])
  })
})

type PetText = TextOf<typeof pets>

// Checked by the compiler: a mistake here fails the check of types.
it('is typed by its definition: labels must be complete, and only for existing fields', () => {
  type Labels = PetText['fields']
  expectTypeOf<Pick<PetText, 'one' | 'many' | 'gender' | 'purpose'>>().not.toExtend<PetText>()
  expectTypeOf<Omit<Labels, 'breed'>>().not.toExtend<Labels>()
  expectTypeOf<'breed'>().toExtend<keyof Labels>()
  expectTypeOf<'engine'>().not.toExtend<keyof Labels>()
  expectTypeOf<keyof PetText['actions']>().toEqualTypeOf<'resolve'>()
})

describe('the terms that a segment renames', () => {
  it('are used inside sentences and at their beginning', () => {
    expect(fill('Gerar {{apartments}} em cada {{tower}}. {{Residents}} entram depois.')).toBe(
      'Gerar linhas de montagem em cada obra. Operários entram depois.',
    )
    expect(fill('{{floors}}')).toBe('{{floors}}')
  })

  it('include roles, wherever people have one', () => {
    expect(choiceTerm('role', 'sindico')).toBe('manager')
    expect(choiceTerm('role', 'condomino')).toBe('resident')
    expect(choiceTerm('role', 'admin')).toBeNull()
    expect(choiceTerm('relation', 'sindico')).toBeNull()
  })

  it('include fields called by the common noun, not those with a name of their own', () => {
    expect(fieldTerm('apartments', 'tower_id')).toBe('tower')
    expect(fieldTerm('occupancies', 'resident_id')).toBe('resident')
    expect(fieldTerm('vehicles', 'resident_id')).toBeNull()
    expect(fieldTerm('apartments', 'number')).toBeNull()
    // The segment's own fields are named by the original terms, whichever segment is in use.
    expect(fieldTerm('segments', 'tower')).toBeNull()
  })
})

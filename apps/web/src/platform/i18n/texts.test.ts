import { type Language, languages } from '@portaria/i18n/languages'
import { pluralForms } from '@portaria/i18n/plural-forms'
import type { TextTree } from '@portaria/i18n/text-tree'
import { describe, expect, test } from 'vitest'

const modules = import.meta.glob<Record<string, TextTree>>(
  ['../../**/texts/*.ts', '../../../../../packages/demo-apps/src/**/texts/*.ts'],
  { eager: true },
)

const others = languages.filter((language) => language !== 'pt')
const areas = Object.keys(modules).filter((path) => path.endsWith('/texts/pt.ts'))

/** Every sentence by its dotted path. */
function sentences(tree: TextTree, before = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : sentences(value, `${before}${key}.`),
  )
}

function sentencesOf(area: string, language: string): Map<string, string> {
  const tree = modules[area.replace('/pt.ts', `/${language}.ts`)]?.[language]
  if (tree === undefined) throw new Error(`${area} has no texts in ${language}`)
  return new Map(sentences(tree))
}

function valuesIn(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted()
}

const plural = /_(zero|one|two|few|many|other)$/

/** The keys that a language must have: each sentence, and every plural form of a counted one. */
function demandedOf(keys: Iterable<string>, language: Language): string[] {
  const forms = pluralForms(language)
  const bases = [...keys].flatMap((key) =>
    plural.test(key) ? forms.map((form) => key.replace(plural, `_${form}`)) : [key],
  )
  return [...new Set(bases)].toSorted()
}

test('the areas are found', () => {
  expect(areas.length).toBeGreaterThan(12)
})

describe.each(others)('in %s', (language) => {
  test.each(areas)('%s has the same sentences with the same values', (area) => {
    const pt = sentencesOf(area, 'pt')
    const own = sentencesOf(area, language)
    expect([...own.keys()].toSorted()).toEqual(demandedOf(pt.keys(), language))
    const faults = [...own].filter(([key, sentence]) => {
      const given = valuesIn(sentence)
      const values = valuesIn(pt.get(key) ?? pt.get(key.replace(plural, '_other')) ?? '')
      // Forms such as "one record" may spell the number out.
      const spoken = /_(zero|one|two)$/.test(key) ? ['count', 'total', 'number'] : []
      const isWhole = values.every((value) => given.includes(value) || spoken.includes(value))
      return sentence.trim() === '' || !isWhole || given.some((value) => !values.includes(value))
    })
    expect(faults).toEqual([])
  })
})

test('Arabic is written in Arabic', () => {
  const latin = areas.flatMap((area) =>
    [...sentencesOf(area, 'ar')].filter(
      ([, sentence]) =>
        // Names and abbreviations stay as they are: Portaria, Enter, CPF.
        /\p{Ll}{2}/u.test(sentence.replace(/\{\{\w+\}\}|https?/g, '')) &&
        !/\p{Script=Arabic}/u.test(sentence),
    ),
  )
  expect(latin).toEqual([['product', 'Portaria']])
})

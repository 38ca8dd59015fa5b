import { expect, test } from 'vitest'
import type { TextTree } from './i18n.ts'

const modules = import.meta.glob<Record<string, TextTree>>('../../**/texts/{pt,en}.ts', {
  eager: true,
})

/** Every sentence by its dotted path. */
function sentences(tree: TextTree, before = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : sentences(value, `${before}${key}.`),
  )
}

function treeOf(path: string, language: 'pt' | 'en'): TextTree {
  const tree = modules[path]?.[language]
  if (tree === undefined) throw new Error(`${path} has no export ${language}`)
  return tree
}

function valuesIn(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted()
}

const areas = Object.keys(modules).filter((path) => path.endsWith('/pt.ts'))

test('the areas are found', () => {
  expect(areas.length).toBeGreaterThan(4)
})

test.each(areas)('%s has the same sentences with the same values in English', (path) => {
  const pt = new Map(sentences(treeOf(path, 'pt')))
  const en = new Map(sentences(treeOf(path.replace('/pt.ts', '/en.ts'), 'en')))
  expect([...en.keys()].toSorted()).toEqual([...pt.keys()].toSorted())
  for (const [key, sentence] of pt) {
    expect([key, sentence.trim()]).not.toEqual([key, ''])
    expect([key, valuesIn(en.get(key) ?? '')]).toEqual([key, valuesIn(sentence)])
  }
})

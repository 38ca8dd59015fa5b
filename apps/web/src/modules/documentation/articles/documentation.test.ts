import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { apiExamples } from '@portaria/contract/api-examples/index'
import { registers } from '@portaria/contract/modules/registers'
import { PRODUCT_VERSION } from '@portaria/contract/schemas/constants'
import { languages } from '@portaria/i18n/languages'
import { describe, expect, test } from 'vitest'
import { articleIds, findArticle } from '../chapters.ts'
import { pictureFile } from '../pictures/picture-files.ts'
import { pictureSizes } from '../pictures/picture-sizes.ts'
import { ar } from './ar/ar.ts'
import {
  type Article,
  type Block,
  type ChangelogEntry,
  type Documentation,
  sentencesOf,
} from './article.ts'
import { en } from './en/en.ts'
import { es } from './es/es.ts'
import { readInline } from './inline.ts'
import { pt } from './pt/pt.ts'
import { samples } from './samples.ts'
import { headingsOf, versionAnchor } from './sections.ts'

const all: Record<(typeof languages)[number], Documentation> = { pt, en, es, ar }
const others = languages.filter((language) => language !== 'pt')
const ids = articleIds.filter((id) => id !== 'changelog')

const root = path.resolve(import.meta.dirname, '../../../../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const piecesOf = (block: Block) => sentencesOf(block).flatMap(readInline)

/** The part of a block that is not a sentence: its code, name or id. Null for other blocks. */
function fixedOf(block: Block): string | null {
  if (block.kind === 'code') return block.text
  if (block.kind === 'part' || block.kind === 'picture') return block.name
  return 'id' in block ? block.id : null
}

/** The parts of a block that are the same in every language. */
function shapeOf(block: Block): unknown {
  const pieces = piecesOf(block)
  return {
    kind: block.kind,
    fixed: fixedOf(block),
    sentences: sentencesOf(block).length,
    links: pieces.flatMap((piece) => (piece.kind === 'link' ? [piece.href] : [])),
    labels: pieces.filter(({ kind }) => kind === 'label').length,
    keys: pieces.filter(({ kind }) => kind === 'keys').map(({ text }) => text),
    numbers: sentencesOf(block)
      .flatMap((text) => text.match(/\d[\d.,]*\d|\d/g) ?? [])
      .map((text) => Number(text.replace(/[.,]/g, '')))
      .toSorted((one, other) => one - other),
  }
}

/** The keys by which the sentences of a file name labels, in order of the alphabet. */
const labelKeys = (language: string, file: string) =>
  (
    readFileSync(path.join(import.meta.dirname, language, file), 'utf8').match(/\*\*\{[^}]+\}/g) ??
    []
  )
    .toSorted()
    .join('\n')

test('each register of the menu stands in an article', () => {
  const folder = path.join(import.meta.dirname, 'pt')
  const articles = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'))
  const missing = Object.values(registers)
    .filter(({ menu }) => menu !== undefined)
    .map(({ name }) => `**{registers.${name}.`)
    .filter((label) => !articles.some((article) => article.includes(label)))
  expect(missing, 'no article names these by a key, as in **{registers.pets.many}**').toEqual([])
})

describe.each(others)('in %s', (language) => {
  test.each(readdirSync(path.join(import.meta.dirname, 'pt')).filter((file) => file !== 'pt.ts'))(
    '%s names by its key each label that the Portuguese version names by it',
    (file) => expect(labelKeys(language, file)).toBe(labelKeys('pt', file)),
  )

  test.each(ids)(
    '%s has the headings, steps, labels and examples of the Portuguese version',
    (id) => {
      expect(all[language].articles[id].map(shapeOf)).toEqual(pt.articles[id].map(shapeOf))
    },
  )

  test.each(ids)('%s has no text left in Portuguese', (id) => {
    const left = pt.articles[id].flatMap((block, index) => {
      const other = all[language].articles[id][index]
      const own = other === undefined ? [] : sentencesOf(other)
      return sentencesOf(block).filter((text, n) => text.length > 30 && text === own[n])
    })
    const isCode = (text: string) => text.startsWith('`')
    expect(left.filter((text) => !isCode(text))).toEqual([])
  })

  test('the changelog has the same versions, each with as many changes', () => {
    const outline = ({ changelog }: Documentation) =>
      changelog.map(({ version, date, newChanges, fixedChanges, breakingChanges, notes }) => [
        version,
        date,
        [newChanges, fixedChanges, breakingChanges].map((changes) => changes.length),
        notes !== undefined,
      ])
    expect(outline(all[language])).toEqual(outline(pt))
  })
})

test('Arabic is written in Arabic', () => {
  const latin = ids.flatMap((id) =>
    ar.articles[id]
      .flatMap(sentencesOf)
      .filter((text) => /\p{Ll}{2}/u.test(text.replace(/`[^`]+`/g, '')))
      .filter((text) => !/\p{Script=Arabic}/u.test(text)),
  )
  const isWord = ({ kind, text }: { kind: string; text: string }) =>
    kind === 'plain' && /\p{L}/u.test(text)
  expect(latin.filter((text) => readInline(text).some(isWord))).toEqual([])
})

const catalogues = import.meta.glob<Record<string, unknown>>(
  [
    '../../../**/texts/*.ts',
    '!../texts/*.ts',
    '../../../../../../packages/contract/src/texts/*/*.ts',
    '../../../../../../packages/contract/src/modules/*/*/{pt,en,es,ar}.ts',
  ],
  { eager: true },
)

/** Collects every sentence of the product in a language. */
function wordsIn(language: string): string[] {
  const collect = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : value !== null && typeof value === 'object'
        ? Object.values(value).flatMap(collect)
        : []
  return Object.entries(catalogues)
    .filter(([file]) => file.endsWith(`/${language}.ts`) || file.includes(`/texts/${language}/`))
    .flatMap(([, module]) => collect(module))
}

/**
 * Makes a function that tells whether a label appears on some screen; placeholders of a sentence
 * match anything.
 */
function isLabel(words: readonly string[]): (label: string) => boolean {
  const exact = new Set(words)
  const filled = words
    .filter((text) => text.includes('{{'))
    .filter((text) => (text.replace(/\{\{\w+\}\}/g, '').match(/\p{L}/gu) ?? []).length >= 3)
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\{\w+\}\}/)
            .map(RegExp.escape)
            .join('.+')}$`,
          'u',
        ),
    )
  return (label) => exact.has(label) || filled.some((pattern) => pattern.test(label))
}

const changesOf = ({ newChanges, fixedChanges, breakingChanges }: ChangelogEntry) => [
  ...newChanges,
  ...fixedChanges,
  ...breakingChanges,
]

test.each(languages)('every label appears on a screen, in %s', (language) => {
  const words = wordsIn(language)
  expect(words.length).toBeGreaterThan(800)
  const known = isLabel(words)
  const { articles, changelog } = all[language]
  const places = [
    ...ids.map((id): [string, string[]] => [id, articles[id].flatMap(sentencesOf)]),
    ...changelog.map((entry): [string, string[]] => [entry.version, changesOf(entry)]),
  ]
  const labels = places.flatMap(([place, sentences]) =>
    sentences
      .flatMap(readInline)
      .filter(({ kind }) => kind === 'label')
      .map(({ text }) => `${place}: ${text}`),
  )
  expect(labels.length).toBeGreaterThan(80)
  expect(labels.filter((label) => !known(label.slice(label.indexOf(': ') + 2)))).toEqual([])
})

test.each(languages)(
  'every label that is named by the key of its text is there, in %s',
  (language) => {
    expect(JSON.stringify(all[language]).match(/\*\*\{[^}]*\}\*\*/g)).toBeNull()
  },
)

test('links lead to existing articles and headings', () => {
  const lead = ids.flatMap((id) =>
    pt.articles[id]
      .flatMap(piecesOf)
      .flatMap((piece) => (piece.kind === 'link' ? [piece.href] : [])),
  )
  const elsewhere = ['/api/v1/docs', '/ui/components']
  const dead = lead.filter((href) => {
    if (elsewhere.includes(href)) return false
    const [address = '', hash] = href.split('#')
    const found = findArticle(address)
    if (found === null || found === 'overview') return true
    return hash !== undefined && !anchorsOf(found).includes(hash)
  })
  expect(lead.length).toBeGreaterThan(5)
  expect(dead).toEqual([])
})

function anchorsOf(id: (typeof articleIds)[number]): string[] {
  if (id === 'changelog') return pt.changelog.map(({ version }) => versionAnchor(version))
  return headingsOf(pt.articles[id]).map((heading) => heading.id)
}

test.each(articleIds)('the headings of %s have unique addresses', (id) => {
  const anchors = anchorsOf(id)
  expect(new Set(anchors).size).toBe(anchors.length)
  expect(anchors.length).toBeGreaterThan(1)
})

test.each(languages)('every picture is taken in %s, and shown', (language) => {
  const shown = ids.flatMap((id) =>
    all[language].articles[id].flatMap((block) => (block.kind === 'picture' ? [block.name] : [])),
  )
  expect(shown.toSorted()).toEqual(Object.keys(pictureSizes).toSorted())
  expect(shown.filter((name) => pictureFile(language, name) === undefined)).toEqual([])
})

test('every example appears in the articles once, in the order of the test that sends them', () => {
  const shown = ids.flatMap((id) => pt.articles[id].flatMap(exampleOf))
  expect(shown).toEqual(apiExamples.map(({ id }) => id))
})

function exampleOf(block: Article[number]): string[] {
  return block.kind === 'example' ? [block.id] : []
}

test.each([
  ['definition', 'packages/contract/src/modules/belongings/species/species.ts'],
  ['migration', 'apps/api/migrations/0007_catalogues_vehicles_pets_visitors.sql'],
  ['palettes', 'packages/ui/src/theme/palette.ts'],
] as const)('the %s that is shown is the product’s own', (name, file) => {
  expect(read(file)).toContain(samples[name])
})

test.each(languages)('each change is one sentence, in %s', (language) => {
  const told = all[language].changelog.flatMap(changesOf)
  const longer = told.filter((text) => /[.!?؟] \p{Lu}/u.test(text) || text.length > 240)
  expect(longer).toEqual([])
})

test('the newest version is the product’s, and the others precede it', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const versions = pt.changelog.map((entry) => entry.version)
  expect([versions[0], PRODUCT_VERSION]).toEqual([version, version])
  const order = (one: string, other: string) => other.localeCompare(one, 'en', { numeric: true })
  expect(versions.toSorted(order)).toEqual(versions)
  expect(new Set(versions).size).toBe(versions.length)
  const dates = pt.changelog.map((entry) => entry.date)
  expect(dates.toSorted().toReversed()).toEqual(dates)
  for (const date of dates) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

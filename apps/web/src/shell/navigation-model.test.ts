import { expect, test } from 'vitest'
import { currentItem, type NavigationGroup, suggestPages } from './navigation-model.ts'

const icon = () => null

function group(...titles: string[]): NavigationGroup {
  const items = titles.map((title) => ({ id: title, title, url: `/apps/${title}s/`, icon }))
  return { id: 'g', title: 'G', icon, items }
}

test('a search ignores case and accents and marks its matches', () => {
  const [first] = suggestPages([group('Ocorrências', 'Salas de aula')], 'RENCIA')
  expect(first?.item.title).toBe('Ocorrências')
  expect(first?.item.title.slice(first.match?.start, first.match?.end)).toBe('rência')
})

test('titles that begin with the words come first, at most ten', () => {
  const groups = [
    group('Os moradores', 'Moradores', ...'abcdefghijkl'.split('').map((l) => `${l} mor`)),
  ]
  const found = suggestPages(groups, 'mor')
  expect(found).toHaveLength(10)
  expect(found[0]?.item.title).toBe('Moradores')
})

test('an empty search suggests the first pages without a mark', () => {
  expect(suggestPages([group('A', 'B')], ' ')).toMatchObject([{ match: null }, { match: null }])
})

test('a form belongs to its list, and a list to no other', () => {
  const towers = { id: 't', title: 'T', icon, url: '/apps/condominiums/towers/?title=OBRA' }
  const groups = [{ id: 'g', title: 'G', icon, items: [towers] }]
  expect(currentItem(groups, '/apps/condominiums/towers')).toBe(towers)
  expect(currentItem(groups, '/apps/condominiums/tower/7/edit')).toBe(towers)
  expect(currentItem(groups, '/apps/condominiums/apartments/')).toBeUndefined()
})

test('a page belongs to the deeper of two nested items', () => {
  const all = { id: 'a', title: 'A', icon, url: '/documentation/' }
  const news = { id: 'n', title: 'N', icon, url: '/documentation/changelog' }
  const groups = [{ id: 'g', title: 'G', icon, items: [all, news] }]
  expect(currentItem(groups, '/documentation/changelog')).toBe(news)
  expect(currentItem(groups, '/documentation/gate')).toBe(all)
})

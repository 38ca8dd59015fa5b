import { Box } from 'lucide-react'
import { expect, test } from 'vitest'
import type { NavigationGroup, NavigationItem } from './navigation-model.ts'
import { currentGroup, sectionsOf } from './navigation-sections.ts'

const item = (id: string): NavigationItem => ({ id, title: id, url: `/${id}/`, icon: Box })
const group = (id: string, ...items: string[]): NavigationGroup => ({
  id,
  title: id,
  icon: Box,
  items: items.map(item),
})
const work = group('work', 'visits')
const groups = [group('first', 'towers', 'types'), group('second', 'visits', 'types')]
const pagesOf = (stars: string[]) =>
  sectionsOf({ work, stars: stars.map(item), groups }, '/visits/', () => false)[0]?.pages

test('stars follow the pages of the day, after a line, and none stands there twice', () => {
  expect(pagesOf(['towers', 'visits', 'types'])?.map(({ id, divided }) => [id, divided])).toEqual([
    ['visits', undefined],
    ['towers', true],
    ['types', false],
  ])
})

test('the page is marked wherever it stands', () => {
  const sections = sectionsOf({ work, stars: [], groups }, '/visits/', () => false)
  const active = sections.map(({ id, pages }) => [id, pages.filter((page) => page.active).length])
  expect(active).toEqual([
    ['work', 1],
    ['first', 0],
    ['second', 1],
  ])
})

test('only the groups open and close; a page of two groups opens the first', () => {
  const isOpen = (id: string) => id === currentGroup(groups, '/types/')?.id
  const sections = sectionsOf({ work, stars: [], groups }, '/types/', isOpen)
  expect(sections.map(({ open }) => open)).toEqual([undefined, true, false])
})

test('a day without pages is not shown', () => {
  const sections = sectionsOf({ work: group('work'), stars: [], groups }, '/', () => false)
  expect(sections.map(({ id }) => id)).toEqual(['first', 'second'])
})

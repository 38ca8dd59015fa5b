import { expect, test } from 'vitest'
import { filesSeed } from './files.seed.ts'
import { folderHref, heldBy, isFolder, pathOfFolder, stepsTo } from './folder-path.ts'

const files = filesSeed(Date.UTC(2026, 10, 20, 12))

test('every file is in an existing folder, and a folder has the size of its content', () => {
  expect(files.filter(({ location }) => !isFolder(files, location))).toEqual([])
  for (const folder of files.filter(({ type }) => type === 'folder')) {
    const path = pathOfFolder(folder)
    const below = files.filter(
      ({ type, location }) =>
        type !== 'folder' && (location === path || location.startsWith(`${path}/`)),
    )
    expect(folder.size).toBe(below.reduce((sum, { size }) => sum + size, 0))
    expect(folder).not.toHaveProperty('preview')
  }
})

test('folders come before files, both sorted by name', () => {
  expect(heldBy(files, 'Obras').map(({ name }) => name)).toEqual([
    'Salão de festas',
    'Cronograma.xlsx',
    'Memorial descritivo.docx',
  ])
})

test('the path of a folder leads back to the top', () => {
  expect(stepsTo('Obras/Salão de festas')).toEqual([
    { name: 'Obras', path: 'Obras' },
    { name: 'Salão de festas', path: 'Obras/Salão de festas' },
  ])
  expect(stepsTo('')).toEqual([])
  expect(isFolder(files, 'Nada')).toBe(false)
  expect(folderHref('')).toBe('/apps/file-manager')
  expect(
    new URL(folderHref('Obras/Salão de festas'), 'https://app.invalid').searchParams.get('folder'),
  ).toBe('Obras/Salão de festas')
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const CONTRACT = 'packages/contract/src/define-register'
const API = 'apps/api/src/register-endpoints'
const WEB = 'apps/web/src/register-pages'

type Room = {
  readonly name: string
  readonly files: RegExp
  /** Lines that stand there (docs/decisions/0029); they must not become more. */
  readonly most: number
}

/** A file is of the first room that names it. */
const ROOMS: readonly Room[] = [
  { name: 'spreadsheets', files: /(^|\/)(imports|spreadsheets)\/|spreadsheet|export/, most: 3_240 },
  { name: 'definitions', files: new RegExp(`^${CONTRACT}/`), most: 740 },
  { name: 'server: hidden values', files: new RegExp(`^${API}/aspects/hidden-values/`), most: 345 },
  { name: 'server: aspects', files: new RegExp(`^${API}/aspects/`), most: 246 },
  { name: 'server: bulk', files: new RegExp(`^${API}/bulk-`), most: 380 },
  {
    name: 'server: write',
    files: new RegExp(
      `^${API}/(write-|file-claims|row-(changes|completion|steps)|transition|cascade|derived-rows|lock-order|remove-|erase-|owned-rows|refused-|placed-|change-event|proof-)`,
    ),
    most: 1_190,
  },
  {
    name: 'server: read',
    files: new RegExp(
      `^${API}/(read-|record-|reference-|list-|asked-|history|found-words|named-row|live-rows|row-(scope|uses|values)|value-forms)`,
    ),
    most: 1_170,
  },
  { name: 'server: the rest', files: new RegExp(`^${API}/`), most: 645 },
  { name: 'browser: form', files: new RegExp(`^${WEB}/form/`), most: 1_175 },
  { name: 'browser: list', files: new RegExp(`^${WEB}/list/`), most: 1_059 },
  { name: 'browser: record', files: new RegExp(`^${WEB}/(record|history)/`), most: 454 },
  { name: 'browser: actions', files: new RegExp(`^${WEB}/(actions|transitions)/`), most: 358 },
  { name: 'browser: the rest', files: new RegExp(`^${WEB}/`), most: 617 },
]

const isCounted = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.(test|sabotages)\.tsx?$/.test(file) &&
  !/(^|\/)(texts|field-kinds)\//.test(file)

/** Lines of code: explaining and naming what is used are free. */
const linesOfCode = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^(?:import|export type|export) [^'"(=]*?from '[^']*'\n|^import '[^']*'\n/gm, '')
    .split('\n')
    .filter((line) => !/^\s*(\/\/.*)?$/.test(line)).length

test('a room of the machinery stays within what one person can read', () => {
  const lines = new Map<string, number>()
  for (const folder of [CONTRACT, API, WEB]) {
    const found = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    for (const file of found.filter(isCounted)) {
      const place = `${folder}/${file.replaceAll(path.sep, '/')}`
      const room = ROOMS.find(({ files }) => files.test(place))
      if (!room) throw new Error(`${place} is in no room`)
      const text = readFileSync(path.join(root, place), 'utf8')
      lines.set(room.name, (lines.get(room.name) ?? 0) + linesOfCode(text))
    }
  }
  const table = ROOMS.map(({ name, most }) => ({ name, most, today: lines.get(name) ?? 0 }))
  expect(table.filter(({ today }) => today === 0)).toEqual([])
  expect(table.filter(({ today, most }) => today > most)).toEqual([])
})

import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.dirname(import.meta.dirname)
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const FILES = globSync('ops/{container,systemd}/*', { cwd: root })

it('the files of operators name commands that there are', () => {
  const named = FILES.flatMap((file) => read(file).match(/apps\/api\/src\/[\w-]+\.ts/g) ?? [])
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

it('the image installs every package of the repository', () => {
  const copied = [...read('ops/container/Containerfile').matchAll(/^COPY (\S+)\/package\.json /gm)]
  const wanted = globSync('{apps,packages}/*/package.json', { cwd: root }).map((file) =>
    path.dirname(file),
  )
  expect(new Set(copied.map(([, folder]) => folder))).toEqual(new Set(wanted))
})

it('the composition and the units set only settings that there are', () => {
  const settings = new Set(read('docs/operating.md').match(/`[A-Z][A-Z_]+`/g))
  const known = (name: string) => settings.has(`\`${name}\``)
  const compose = /environment: &settings\n((?: {4}\w+:.*\n)+)/.exec(
    read('ops/container/compose.yaml'),
  )
  const composed = [...(compose?.[1] ?? '').matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name ?? '')
  expect(composed.length).toBeGreaterThan(8)
  expect(composed.filter((name) => !known(name))).toEqual([])
  const units = FILES.filter((file) => file.endsWith('.service')).map(read)
  const set = units.flatMap((unit) => [...unit.matchAll(/^Environment=(.*)$/gm)])
  const names = set.flatMap(([, pairs]) =>
    (pairs ?? '').split(' ').map((pair) => pair.split('=')[0]),
  )
  // Node's own, not ours.
  const ours = names.filter((name) => name !== 'NODE_COMPILE_CACHE')
  expect(ours.filter((name) => !known(name ?? ''))).toEqual([])
})

/** The commands that `ops/systemd/portaria` takes. */
const operatorCommands = /case [^\n]+\n +([\w| -]+)\) command=/
  .exec(read('ops/systemd/portaria'))?.[1]
  ?.split(' | ')

it('the command of operators runs what there is, with the settings of the units', () => {
  expect(operatorCommands?.length).toBeGreaterThan(5)
  const lacking = operatorCommands?.filter(
    (name) => !existsSync(path.join(root, `apps/api/src/${name}.ts`)),
  )
  expect(lacking).toEqual([])
  const [, set = ''] = /^export (.*)$/m.exec(read('ops/systemd/portaria')) ?? []
  const units = FILES.filter((file) => file.endsWith('.service')).map(read)
  expect(units.filter((unit) => !unit.includes(`Environment=${set}`))).toEqual([])
  const file = '/etc/portaria/portaria.env'
  expect(read('ops/systemd/portaria')).toContain(`--env-file=${file}`)
  expect(units.filter((unit) => !unit.includes(`EnvironmentFile=${file}\n`))).toEqual([])
})

it('the examples of settings name only settings that there are', () => {
  const settings = new Set(read('docs/operating.md').match(/`[A-Z][A-Z_]+`/g))
  // Those of the composition for its own parts.
  const parts = ['DOMAIN', 'POSTGRES_PASSWORD']
  const named = FILES.filter((file) => file.endsWith('.env.example')).flatMap((file) =>
    [...read(file).matchAll(/^(\w+)=/gm)].map(([, name = '']) => name),
  )
  expect(named.length).toBeGreaterThan(12)
  expect(named.filter((name) => !parts.includes(name) && !settings.has(`\`${name}\``))).toEqual([])
})

it('the unit lets the server ask for the addresses of its machine', () => {
  // Without it `os.networkInterfaces()` throws, and no device or push service is called.
  expect(read('ops/systemd/portaria.service')).toMatch(/^RestrictAddressFamilies=.*\bAF_NETLINK\b/m)
})

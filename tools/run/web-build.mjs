import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { childEnvironment, ROOT } from './install.mjs'

const APP = path.join(ROOT, 'apps', 'web')
const STAMP = path.join(APP, 'dist', '.stamp')
const SOURCES = [
  'apps/web',
  'packages/contract',
  'packages/demo-apps',
  'packages/i18n',
  'packages/ui',
  'package-lock.json',
]

/** Builds the web app, unless its `dist` was built from these very sources. */
export function buildWeb() {
  if (!existsSync(path.join(APP, 'index.html'))) return
  const fingerprint = fingerprintOf(SOURCES)
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return
  process.stdout.write('Building the web app …\n')
  rmSync(STAMP, { force: true })
  // The page of a guest is a build of its own, beside the app's.
  for (const config of ['vite.config.ts', 'vite.guest.config.ts']) {
    const args = ['build', '--config', config, '--logLevel', 'warn']
    const { status, stdout, stderr } = spawnSync('vite', args, {
      cwd: APP,
      env: childEnvironment({ NODE_ENV: 'production' }),
      encoding: 'utf8',
    })
    if (status === 0) continue
    process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`)
    throw new Error('The web app could not be built; see Vite above.')
  }
  writeFileSync(STAMP, fingerprint)
}

/** By content: file times say nothing after a clone, a checkout or a copy. */
function fingerprintOf(places) {
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => filesBelow(place)).toSorted()) {
    const content = readFileSync(path.join(ROOT, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesBelow(place) {
  const full = path.join(ROOT, place)
  if (!existsSync(full)) return []
  if (path.extname(place) === '.json') return [place]
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const file = `${place}/${entry.name}`
    if (entry.isFile()) return [file]
    return entry.isDirectory() && !/^(node_modules|dist)$/.test(entry.name) ? filesBelow(file) : []
  })
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Plugin, type Rolldown, transformWithOxc } from 'vite'

const source = path.join(import.meta.dirname, 'src', 'platform', 'push', 'worker.ts')

/** Modules whose chunks open without a network: the page, its frame, the first screen, and the desk. */
const kept = [
  'main.tsx',
  'app/Frame.tsx',
  'app/SignedInLayer.tsx',
  'app/LandingScreen.tsx',
  'app/GateScreen.tsx',
  'features/gate/desk/DeskWindows.tsx',
  'features/gate/desk/PhoneLists.tsx',
  'features/gate/offline/DeskConnection.tsx',
  'features/gate/offline/offline-desk.ts',
  '../../../packages/ui/src/overlays/windows/DialogWindow.tsx',
].map((file) => path.join(import.meta.dirname, 'src', file))

/** Kept besides: the page itself, and what it names. */
const files = ['/', '/theme.js', '/favicon.svg', '/manifest.webmanifest', '/icon-192.png']

/**
 * Builds the service worker as a file of its own, `sw.js`, with the list of files to keep. Its name
 * stays, so that browsers find its next version; a build with other files is another version.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const assets = [...keptFiles(bundle)].toSorted((a, b) => a.localeCompare(b))
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source)
      const build = createHash('sha256')
        .update(JSON.stringify([code, Object.keys(bundle).toSorted()]))
        .digest('hex')
        .slice(0, 16)
      const precached = JSON.stringify({ build, files: [...files, ...assets] })
      const text = `const PRECACHED = ${precached};\n${code}`
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: text })
    },
  }
}

/** The chunks of the kept modules with everything that they import at once, and their styles. */
function keptFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk) => {
    const address = `/${chunk.fileName}`
    if (found.has(address)) return
    found.add(address)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') add(imported)
    }
  }
  for (const file of kept) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(file))
    if (chunk === undefined) throw new Error(`no chunk has ${file}: the worker keeps it`)
    add(chunk)
  }
  for (const { type, fileName } of Object.values(bundle))
    if (type === 'asset' && /\.(css|woff2)$/.test(fileName)) found.add(`/${fileName}`)
  return found
}

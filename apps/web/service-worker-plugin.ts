import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { languages } from '@portaria/i18n/languages'
import { type Plugin, type Rolldown, transformWithOxc } from 'vite'

const source = path.join(import.meta.dirname, 'src', 'platform', 'push', 'worker.ts')

/**
 * Modules whose chunks work offline: the page, its frame, the first screen, the desk with its
 * emergency list, a round on a phone, and signing out, which deletes their data from the device.
 */
const kept = [
  'main.tsx',
  'app/Frame.tsx',
  'app/SignedInLayer.tsx',
  'app/LandingScreen.tsx',
  'modules/accounts/invitations/InvitationBanner.tsx',
  'modules/gate/GateScreen.tsx',
  'modules/gate/desk/DeskWindows.tsx',
  'modules/gate/desk/PhoneLists.tsx',
  'modules/gate/offline/ConflictDialog.tsx',
  'modules/gate/offline/DeskConnection.tsx',
  'modules/gate/offline/offline-desk.ts',
  'modules/gate/muster/MusterPage.tsx',
  'modules/rounds/run/RunPage.tsx',
  'modules/rounds/run/ScanView.tsx',
  'modules/rounds/run/send-rounds.ts',
  'modules/accounts/sign-in/LogoutPage.tsx',
  'modules/accounts/sign-in/LoginPage.tsx',
  'platform/drafts/own-drafts.ts',
  '../../../packages/ui/src/overlays/windows/DialogWindow.tsx',
].map((file) => path.join(import.meta.dirname, 'src', file))

/** Languages whose texts are cached for the people who use them. */
const translated = languages.filter((language) => language !== 'pt')

/** Further cached files: the page itself, and those that it names. */
const files = ['/', '/theme.js', '/favicon.svg', '/manifest.webmanifest', '/icon-192.png']

/**
 * Builds the service worker as a file of its own, `sw.js`, with the list of files to cache. Its
 * name never changes, so that browsers find its next version; a build with other files is another
 * version.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const chunks = keptChunks(bundle)
      const assets = [...chunks.keys(), ...styles(bundle), ...readers(bundle)].toSorted((a, b) =>
        a.localeCompare(b),
      )
      const texts = Object.fromEntries(
        translated.map((language) => [language, textsOf(language, chunks.values(), bundle)]),
      )
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source)
      const build = createHash('sha256')
        .update(JSON.stringify([code, Object.keys(bundle).toSorted()]))
        .digest('hex')
        .slice(0, 16)
      const precached = JSON.stringify({ build, files: [...files, ...assets], texts })
      const text = `const PRECACHED = ${precached};\n${code}`
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: text })
    },
  }
}

/**
 * Finds the chunks of the cached modules and everything that they import statically, by address.
 */
function keptChunks(bundle: Rolldown.OutputBundle): Map<string, Rolldown.OutputChunk> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = new Map<string, Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk) => {
    const address = `/${chunk.fileName}`
    if (found.has(address)) return
    found.set(address, chunk)
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
  return found
}

/** Finds the worker of the app's own code reader, for browsers without a built-in reader. */
const readers = (bundle: Rolldown.OutputBundle): string[] =>
  Object.keys(bundle)
    .filter((name) => /code-reader\.worker-[^/]*\.js$/.test(name))
    .map((name) => `/${name}`)

function styles(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap(({ type, fileName }) =>
    type === 'asset' && /\.(css|woff2)$/.test(fileName) ? [`/${fileName}`] : [],
  )
}

/**
 * Finds the texts of chunks in a language other than Portuguese, which is in the chunks themselves.
 */
function textsOf(
  language: string,
  chunks: Iterable<Rolldown.OutputChunk>,
  bundle: Rolldown.OutputBundle,
): string[] {
  const names = new Set([...chunks].flatMap(({ dynamicImports }) => dynamicImports))
  return [...names].flatMap((name) => {
    const file = bundle[name]
    const isText = file?.type === 'chunk' && file.facadeModuleId?.endsWith(`/${language}.ts`)
    return isText ? [`/${name}`] : []
  })
}

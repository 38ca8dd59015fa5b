import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Rolldown } from 'vite'

const app = (file: string) => path.join(import.meta.dirname, 'src', file)

const ui = (file: string) => path.resolve(import.meta.dirname, '../../packages/ui/src', file)

const demo = (file: string) =>
  path.resolve(import.meta.dirname, '../../packages/demo-apps/src', file)

const contract = (file: string) =>
  path.resolve(import.meta.dirname, '../../packages/contract/src', file)

const icon = (name: string) =>
  path.resolve(import.meta.dirname, '../../node_modules/lucide-react/dist/esm/icons', `${name}.mjs`)

const windowFolder = ui('overlays/windows')

/**
 * The chunks of the app, each by its root modules. A module belongs to the first chunk that reaches
 * it without a dynamic import. By default the bundler makes a chunk for every combination of pages:
 * 155 instead of 11 requests for a list, with a seventh more to load.
 */
const chunks: readonly { name: string; roots: readonly string[] }[] = [
  { name: 'start', roots: [app('main.tsx')] },
  // Pages shown before signing in must not load the rest.
  { name: 'common', roots: ['LoginScreen.tsx', 'ErrorPage.tsx'].map((file) => app(`app/${file}`)) },
  {
    name: 'frame',
    roots: [
      'app/Frame.tsx',
      'app/SignedInLayer.tsx',
      'app/RegisterScreen.tsx',
      'app/register-routes.ts',
      'app/register-pages.ts',
      'app/fetch-first-rows.ts',
      // The desk's lists are fetched while its page loads.
      'modules/gate/gate-calls.ts',
    ].map(app),
  },
  {
    name: 'list',
    roots: [
      app('register-pages/list/RegisterListPage.tsx'),
      // The gate's desk needs these too, but loads no form.
      app('register-pages/field-kinds/field-input.ts'),
      ui('display/Card.tsx'),
    ],
  },
  // The sign-in page of a demonstration must not load the first screen.
  {
    name: 'demonstration',
    roots: [contract('modules/accounts/demonstration-accounts.ts')],
  },
  {
    name: 'landing',
    roots: [app('app/LandingScreen.tsx'), app('app/fetch-first-screen.ts')],
  },
  // Other pages mark weekly visits too, but load nothing else of the desk.
  { name: 'repeat', roots: [icon('repeat')] },
  // The muster list shows the same people.
  { name: 'gate', roots: [app('modules/gate/GateScreen.tsx')] },
  {
    name: 'windows',
    roots: readdirSync(windowFolder).map((file) => path.join(windowFolder, file)),
  },
  // Pages of samples use choices and searches, but load no form until one is opened.
  {
    name: 'samples',
    roots: [
      ...['SearchField', 'SelectField', 'TextField'].map((name) => ui(`fields/${name}.tsx`)),
      ui('layout/Breadcrumbs.tsx'),
      ...['pen-line', 'rotate-ccw-clock'].map(icon),
    ],
  },
  { name: 'form', roots: [app('register-pages/form/RegisterFormPage.tsx')] },
  // The frame of every page of samples.
  {
    name: 'sample-frame',
    roots: [
      app('app/demo/demo-screens.ts'),
      app('app/demo/DemoScreen.tsx'),
      demo('sample-line/SampleLine.tsx'),
      demo('chat/ChatPanel.tsx'),
      demo('host/DemoHost.tsx'),
    ],
  },
]

const lost = chunks.flatMap(({ roots }) => roots).filter((file) => !existsSync(file))
// Without its root a chunk would silently split into one per combination of pages.
if (lost.length > 0)
  throw new Error(`chunks begin with files that are not there: ${lost.join(', ')}`)

/** The chunks in the bundler's format, which adds the imports of the roots. */
export const chunkGroups = chunks.map(
  ({ name, roots }, index): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    name: (id) => (roots.includes(id) ? name : null),
    priority: chunks.length - index,
  }),
)

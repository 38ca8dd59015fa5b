import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Rolldown } from 'vite'

const app = (file: string) => path.join(import.meta.dirname, 'src', file)

const windowFolder = path.resolve(import.meta.dirname, '../../packages/ui/src/overlays/windows')

/**
 * The chunks of what a list needs, by the modules each begins with. A module belongs to the first
 * chunk that reaches it without a dynamic import. By default the bundler makes one for every
 * combination of pages: 155 requests for a list in place of 11, and a seventh more to load.
 */
const chunks: readonly { name: string; roots: readonly string[] }[] = [
  { name: 'start', roots: [app('main.tsx')] },
  // What people see before they sign in must not bring the rest along.
  { name: 'common', roots: ['LoginScreen.tsx', 'ErrorPage.tsx'].map((file) => app(`app/${file}`)) },
  {
    name: 'frame',
    roots: [
      'Frame.tsx',
      'SignedInLayer.tsx',
      'RegisterScreen.tsx',
      'register-routes.ts',
      'register-pages.ts',
      'fetch-first-rows.ts',
    ].map((file) => app(`app/${file}`)),
  },
  {
    name: 'list',
    // How values of records are read: the gate's desk needs it, and loads no form.
    roots: ['RegisterListPage.tsx', 'field-kinds/field-input.ts'].map((file) =>
      app(`register-pages/${file}`),
    ),
  },
  {
    name: 'windows',
    roots: readdirSync(windowFolder).map((file) => path.join(windowFolder, file)),
  },
  { name: 'form', roots: [app('register-pages/RegisterFormPage.tsx')] },
]

/** The same for the bundler, which adds what the roots import. */
export const chunkGroups = chunks.map(
  ({ name, roots }, index): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    name: (id) => (roots.includes(id) ? name : null),
    priority: chunks.length - index,
  }),
)

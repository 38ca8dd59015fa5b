import { existsSync, globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** One import, `export from`, dynamic import or `import('…')` type of a module. */
export type Import = {
  readonly line: number
  readonly specifier: string
  /**
   * The imported file from the root (`packages/ui/src/Button.tsx`), `npm:zod/mini`, `node:fs`, or
   * `lost:` with the specifier if it cannot be resolved.
   */
  readonly target: string
  /** Whether it is removed at compile time. */
  readonly typeOnly: boolean
}

/** A source file, by its path from the root with `/`, and its imports. */
export type Module = { readonly file: string; readonly imports: readonly Import[] }

const SOURCES = ['packages/*/src/**', 'apps/*/src/**', 'apps/*', 'e2e/**', 'bench/**'].map(
  (folder) => `${folder}/*.{ts,tsx}`,
)

/** Reads every module of the workspaces below `root`. */
export function readModules(root: string): Module[] {
  const workspaces = readWorkspaces(root)
  return globSync(SOURCES, { cwd: root, exclude: (name) => /node_modules|dist/.test(name) })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
    .map((file) => readModule(root, file, workspaces))
}

function readModule(root: string, file: string, workspaces: readonly Workspace[]): Module {
  const source = readFileSync(path.join(root, file), 'utf8')
  const { program, module, errors } = parseSync(file, source)
  if (errors[0] !== undefined) throw new Error(`${file} cannot be read: ${errors[0].message}`)

  const imports: Import[] = []
  const add = (start: number, specifier: string, typeOnly: boolean) => {
    imports.push({
      line: source.slice(0, start).split('\n').length,
      specifier,
      target: resolveImport(root, file, specifier, workspaces),
      typeOnly,
    })
  }
  for (const { start, moduleRequest, entries } of module.staticImports) {
    add(start, moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType))
  }
  for (const { start, entries } of module.staticExports) {
    const [first] = entries
    const typeOnly = entries.every((entry) => entry.isType)
    if (first?.moduleRequest) add(start, first.moduleRequest.value, typeOnly)
  }
  new Visitor({
    ImportExpression({ start, source: request }) {
      // A computed path cannot be checked, so it counts as unresolved.
      const text = request.type === 'Literal' && typeof request.value === 'string' && request.value
      add(start, text || source.slice(request.start, request.end), false)
    },
    TSImportType(node) {
      add(node.start, node.source.value, true)
    },
  }).visit(program)
  return { file, imports: imports.toSorted((a, b) => a.line - b.line) }
}

type Workspace = { folder: string; name: string; exports: ReadonlyMap<string, string> }

function readWorkspaces(root: string): Workspace[] {
  return globSync('{packages,apps}/*/package.json', { cwd: root }).map((file) => {
    const manifest: unknown = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
    const exports = Object.entries(field(manifest, 'exports') ?? {}).flatMap(([key, goal]) =>
      typeof goal === 'string' ? [[key, goal] as const] : [],
    )
    return {
      folder: path.posix.dirname(file),
      name: String(field(manifest, 'name')),
      exports: new Map(exports),
    }
  })
}

function field(value: unknown, name: string): unknown {
  return new Map<string, unknown>(Object.entries(value ?? {})).get(name)
}

function resolveImport(
  root: string,
  file: string,
  specifier: string,
  workspaces: readonly Workspace[],
): string {
  // The part after the question mark tells Vite how to load the file.
  const [request = ''] = specifier.split('?')
  if (request.startsWith('.')) {
    return existing(root, path.posix.join(path.posix.dirname(file), request), specifier)
  }
  if (isBuiltin(request)) return `node:${request.replace(/^node:/, '')}`
  const workspace = workspaces.find(
    ({ name }) => request === name || request.startsWith(`${name}/`),
  )
  if (workspace === undefined) {
    // Only names allowed by npm; anything else is an expression, an absolute path or an address.
    return /^(@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(\/[\w./-]+)?$/i.test(request)
      ? `npm:${request}`
      : `lost:${specifier}`
  }
  const inside = resolveExport(workspace.exports, `.${request.slice(workspace.name.length)}`)
  if (inside === undefined) return `lost:${specifier}`
  return existing(root, path.posix.join(workspace.folder, inside), specifier)
}

function existing(root: string, file: string, specifier: string): string {
  return existsSync(path.join(root, file)) ? file : `lost:${specifier}`
}

/**
 * Resolves `exports` by Node's rule: an exact name, or else the pattern with the longest beginning.
 */
function resolveExport(exports: ReadonlyMap<string, string>, subpath: string): string | undefined {
  const exact = exports.get(subpath)
  if (exact !== undefined) return exact
  const [best] = [...exports]
    .map(([key, goal]) => ({ parts: key.split('*'), goal }))
    .filter(
      ({ parts: [before = '', after] }) =>
        after !== undefined &&
        subpath.length > before.length + after.length &&
        subpath.startsWith(before) &&
        subpath.endsWith(after),
    )
    .toSorted(
      (a, b) =>
        (b.parts[0] ?? '').length - (a.parts[0] ?? '').length ||
        (b.parts[1] ?? '').length - (a.parts[1] ?? '').length,
    )
  if (best === undefined) return undefined
  const [before = '', after = ''] = best.parts
  return best.goal.replaceAll('*', subpath.slice(before.length, subpath.length - after.length))
}

import path from 'node:path'
import { parseSync, type Rolldown } from 'vite'

type Entry = { source: string; name: string | null }

type Links = {
  /** Every module it imports, as the bundler found them. */
  importedIds: readonly string[]
  /** What it takes from others. */
  taken: Entry[]
  /** What it hands on by name, and modules that it hands on as a whole. */
  handedOn: ReadonlyMap<string, Entry>
  wholes: string[]
  /** Names of what it makes itself. */
  own: ReadonlySet<string>
  /** It does nothing else. */
  isIndex: boolean
}

/**
 * Finds every module that some modules need before they can run, with themselves. The bundler's
 * graph would say too much: an index file that hands on seventeen hundred icons seems to need them
 * all, although only those that are asked for come along.
 */
export function moduleReach(context: Rolldown.PluginContext) {
  const ids = new Set(context.getModuleIds())
  const known = new Map<string, Links>()
  const linksOf = (id: string) => {
    const links = known.get(id) ?? readLinks(id, context.getModuleInfo(id))
    known.set(id, links)
    return links
  }

  const resolved = new Map<string, string | undefined>()
  async function resolve(source: string, importer: string): Promise<string | undefined> {
    const isPath = source.startsWith('.')
    const file = isPath ? path.resolve(path.dirname(importer), source) : source
    if (isPath && ids.has(file)) return file
    if (!resolved.has(file)) resolved.set(file, (await context.resolve(source, importer))?.id)
    return resolved.get(file)
  }

  /** The module that makes what another offers under a name; undefined where it offers no such. */
  async function makerOf(id: string, name: string): Promise<string | undefined> {
    const { handedOn, wholes, own, isIndex } = linksOf(id)
    // A file that does more than hand on is needed whatever is asked of it.
    if (own.has(name) || !isIndex) return id
    const entry = handedOn.get(name)
    if (entry) {
      const next = await resolve(entry.source, id)
      return next && entry.name !== null ? makerOf(next, entry.name) : next
    }
    for (const source of wholes) {
      const next = await resolve(source, id)
      const maker = next && (await offers(next, name)) ? await makerOf(next, name) : undefined
      if (maker !== undefined) return maker
    }
    return undefined
  }

  async function offers(id: string, name: string): Promise<boolean> {
    const { handedOn, wholes, own } = linksOf(id)
    if (own.has(name) || handedOn.has(name)) return true
    for (const source of wholes) {
      const next = await resolve(source, id)
      if (next && (await offers(next, name))) return true
    }
    return false
  }

  async function neededBy(id: string): Promise<string[]> {
    const named = new Set<string>()
    const makers: string[] = []
    const { taken, importedIds } = linksOf(id)
    for (const { source, name } of taken) {
      const target = await resolve(source, id)
      if (target === undefined || name === null) continue
      named.add(target)
      makers.push((await makerOf(target, name)) ?? target)
    }
    return [...importedIds.filter((target) => !named.has(target)), ...makers]
  }

  return async (roots: readonly string[]): Promise<ReadonlySet<string>> => {
    const reached = new Set<string>()
    const open = [...roots]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (reached.has(id)) continue
      reached.add(id)
      open.push(...(await neededBy(id)))
    }
    return reached
  }
}

function readLinks(id: string, info: Rolldown.ModuleInfo | null): Links {
  const code = info?.code ?? ''
  const { program, module } = parseSync(`${id}.js`, code)
  const { staticImports, staticExports } = module
  const taken = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName, localName }) => ({
      source: moduleRequest.value,
      name: importName.kind === 'Default' ? 'default' : (importName.name ?? null),
      local: localName.value,
    })),
  )
  const handedOn = new Map<string, Entry>()
  const wholes: string[] = []
  const own = new Set<string>()
  for (const { exportName, importName, localName, moduleRequest } of staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    const name = exportName.kind === 'Default' ? 'default' : exportName.name
    const source = moduleRequest?.value
    const imported = taken.find(({ local }) => local === localName.name)
    if (name && source) handedOn.set(name, { source, name: importName.name ?? null })
    else if (source) wholes.push(source)
    else if (name && imported) handedOn.set(name, imported)
    else if (name) own.add(name)
  }
  const isIndex = program.body.every(
    (statement) =>
      /^(Import|ExportNamed|ExportAll)Declaration$/.test(statement.type) ||
      (statement.type === 'ExpressionStatement' && statement.directive !== undefined),
  )
  return { importedIds: info?.importedIds ?? [], taken, handedOn, wholes, own, isIndex }
}

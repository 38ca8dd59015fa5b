import path from 'node:path'
import { findCircles } from './import-law/find-circles.ts'
import { type Import, type Module, readModules } from './import-law/read-modules.ts'
import { ROOMS, RULES, type Rule } from './import-law/rules.ts'

/** A broken rule: where, and what about it. */
export type Breach = { readonly rule: string; readonly place: string; readonly what: string }

/** Holds every module of the workspaces below `root` against the law of who may import whom. */
export function checkImportLaw(root: string): { modules: number; breaches: Breach[] } {
  const modules = readModules(root)
  const breaches = modules.flatMap((module) => [
    ...strayFile(module),
    ...pathsAround(module),
    ...brokenRules(module),
  ])
  for (const circle of findCircles(modules)) {
    breaches.push({
      rule: 'no circles',
      place: circle[0] ?? '',
      what: `${circle.join(' → ')}: modules that need each other are one module in pieces`,
    })
  }
  return { modules: modules.length, breaches }
}

function strayFile({ file }: Module): Breach[] {
  const [, app = '', room = ''] = /^(apps\/[^/]+)\/src\/([^/]+)\//.exec(file) ?? []
  const rooms = ROOMS[app]
  if (room === '' || rooms === undefined || rooms.test(room)) return []
  return [
    {
      rule: 'every file has a room',
      place: file,
      what: `${app}/src/${room} is no room of the house, so that no rule binds it`,
    },
  ]
}

/** What can be reached by its path can be reached past the exports of its workspace. */
function pathsAround({ file, imports }: Module): Breach[] {
  return imports
    .filter(({ specifier, target }) => {
      const [home, there] = [workspaceOf(file), workspaceOf(target)]
      return specifier.startsWith('.') && home && there && home !== there
    })
    .map(({ line, specifier }) => ({
      rule: 'workspaces meet by name',
      place: `${file}:${line}`,
      what: `imports ${specifier}: a path into another workspace goes around what it exports`,
    }))
}

function workspaceOf(file: string): string | undefined {
  return /^(packages|apps)\/[^/]+/.exec(file)?.[0]
}

function brokenRules({ file, imports }: Module): Breach[] {
  const bound = RULES.flatMap((rule) => {
    const found = new RegExp(rule.from).exec(file)
    return found === null || (rule.except !== undefined && new RegExp(rule.except).test(file))
      ? []
      : [{ rule, groups: [...found] }]
  })
  return imports.flatMap((one) =>
    bound
      .filter(({ rule, groups }) => forbids(rule, groups, one))
      .map(({ rule }) => ({
        rule: rule.name,
        place: `${file}:${one.line}`,
        what: `imports ${one.specifier}: ${rule.reason}`,
      })),
  )
}

function forbids(rule: Rule, groups: readonly string[], { target }: Import): boolean {
  const matches = (pattern: string) =>
    new RegExp(pattern.replace(/\$(\d)/g, (_, group: string) => groups[Number(group)] ?? '')).test(
      target,
    )
  return matches(rule.forbid) && !(rule.unless !== undefined && matches(rule.unless))
}

if (import.meta.main) {
  const { modules, breaches } = checkImportLaw(path.dirname(import.meta.dirname))
  for (const { rule, place, what } of breaches) {
    process.stdout.write(`${place} ${what} (${rule})\n`)
  }
  process.stdout.write(`import law: ${modules} modules, ${breaches.length} breaches\n`)
  // A reader that finds nothing finds no fault either, and would call that success.
  if (breaches.length > 0 || modules < 20) process.exitCode = 1
}

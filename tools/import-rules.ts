import path from 'node:path'
import { brokenFolders } from './import-rules/contract-folders.ts'
import { findCircles } from './import-rules/find-circles.ts'
import { floorsOf, MOST_FLOORS } from './import-rules/floors.ts'
import { folderCircles } from './import-rules/folder-circles.ts'
import { brokenModuleRules, isOfUnknownModule, MODULE_RULES } from './import-rules/module-levels.ts'
import { type Import, type Module, readModules } from './import-rules/read-modules.ts'
import type { Rule } from './import-rules/rule.ts'
import { LAYERS, RULES } from './import-rules/rules.ts'

/** A broken rule, with its place and the details. */
export type Breach = { readonly rule: string; readonly place: string; readonly what: string }

/** Checks the imports of every module of the workspaces below `root`. */
export function checkImports(root: string): { modules: number; breaches: Breach[] } {
  const modules = readModules(root)
  const breaches = modules.flatMap((module) => [
    ...strayFile(module),
    ...pathsAround(module),
    ...brokenRules(module),
    ...brokenModules(module),
    ...brokenFolders(module),
  ])
  const circles = findCircles(modules)
  if (circles.length === 0) breaches.push(...tooManyFloors(modules))
  for (const circle of circles) {
    breaches.push({
      rule: 'no circles',
      place: circle[0] ?? '',
      what: `${circle.join(' → ')}: files that need each other`,
    })
  }
  for (const { folders, place } of folderCircles(modules)) {
    breaches.push({
      rule: 'folders of a module do not need each other',
      place,
      what: `${folders.join(' → ')}: the higher one brings what the lower one needs`,
    })
  }
  return { modules: modules.length, breaches }
}

function strayFile({ file }: Module): Breach[] {
  const [, app = '', layer = ''] = /^(apps\/[^/]+)\/src\/([^/]+)\//.exec(file) ?? []
  const layers = LAYERS[app]
  if (layer === '' || layers === undefined || layers.test(layer)) return []
  return [
    {
      rule: 'every file is in a layer',
      place: file,
      what: `${app}/src/${layer} is no layer, so that no rule binds it`,
    },
  ]
}

/** Finds imports by a path into another workspace, which bypass its exports. */
function pathsAround({ file, imports }: Module): Breach[] {
  return imports
    .filter(({ specifier, target }) => {
      const [own, other] = [workspaceOf(file), workspaceOf(target)]
      return specifier.startsWith('.') && own && other && own !== other
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

/** Finds imports between modules that their levels forbid, and modules without a level. */
function brokenModules(module: Module): Breach[] {
  const { file, imports } = module
  const rule = 'a module has a level'
  const unknown = isOfUnknownModule(module) ? [{ rule, place: file, what: MODULE_RULES[rule] }] : []
  return [
    ...unknown,
    ...imports.flatMap((one) =>
      brokenModuleRules(file, one).map((name) => ({
        rule: name,
        place: `${file}:${one.line}`,
        what: `imports ${one.specifier}: ${MODULE_RULES[name]}`,
      })),
    ),
  ]
}

/** Finds files on a higher floor than their folder allows. */
function tooManyFloors(modules: readonly Module[]): Breach[] {
  return Object.entries(MOST_FLOORS).flatMap(([folder, most]) => {
    const own = modules.filter(
      ({ file }) => file.startsWith(folder) && !/\.(test|sabotages)\.tsx?$/.test(file),
    )
    return [...floorsOf(own)]
      .filter(([, floor]) => floor > most)
      .map(([file, floor]) => ({
        rule: 'a folder has few floors',
        place: file,
        what: `stands on floor ${floor} of ${folder}, which may have ${most}: a chain of imports that long is hard to read`,
      }))
  })
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
  const { modules, breaches } = checkImports(path.dirname(import.meta.dirname))
  for (const { rule, place, what } of breaches) {
    process.stdout.write(`${place} ${what} (${rule})\n`)
  }
  process.stdout.write(`import rules: ${modules} modules, ${breaches.length} breaches\n`)
  // Fails with too few modules as well: if they were not found, there would be no breaches either.
  if (breaches.length > 0 || modules < 4_000) process.exitCode = 1
}

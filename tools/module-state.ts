import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A value that a module holds for the lifetime of the process, and changes. */
export type ModuleState = { readonly file: string; readonly line: number; readonly name: string }

/**
 * State that a module may hold, with the reason why neither two servers of one process nor two
 * successive test files can notice it.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  // Read or computed once, and equal for every server.
  'apps/api/src/modules/accounts/password/password-policy.ts leaked': 'a list of a package',
  'apps/api/src/register-endpoints/body-schemas.ts declared': 'schemas by their definition',
  'apps/api/src/register-endpoints/declared-answers.ts declared': 'schemas by their definition',
  'apps/api/src/register-endpoints/imports/line-checker.ts required': 'fields by their definition',
  'apps/api/src/register-endpoints/fields-parameter.ts readers': 'readers by their behaviour',
  'apps/api/src/register-endpoints/record-columns.ts columnsOf': 'columns by their list',
  'packages/contract/src/spreadsheets/spreadsheet-columns.ts known': 'columns by definition',
  'packages/contract/src/spreadsheets/spreadsheet-cells.ts wordsOf': 'words by their column',
  'packages/contract/src/loaded-texts/register-texts.ts known': 'texts by their language',
  'packages/contract/src/loaded-texts/problem-texts.ts known': 'texts by their language',
  'packages/contract/src/value-types/zoned-time.ts clocks': 'formats by their zone',
  'packages/contract/src/value-types/zoned-time.ts offsets': 'offsets by zone and hour',
  'packages/contract/src/value-types/storable.ts tolerant': 'marks of schemas',
  'packages/i18n/src/formats.ts known': 'formats by their language',
  'packages/i18n/src/count-format.ts formatters': 'formats by their language',
  'apps/api/src/platform/spreadsheets/worksheet-xml.ts columnNames': 'letters by their number',
  'apps/api/src/platform/forbidden-addresses.ts known': 'addresses of the machine for some seconds',
  // State of the browser, which one person uses. On the server, callers pass the value each time.
  'packages/i18n/src/paper.ts onPaper': 'whether the page goes to paper',
  'packages/i18n/src/paper.ts listeners': 'what is drawn again on paper',
  'packages/i18n/src/time-zone.ts shown': 'the zone that the person chose',
  'packages/i18n/src/time-zone.ts listeners': 'what is drawn again with another zone',
  // State of a transaction or connection, which ends with it.
  'apps/api/src/platform/outbox/event-outbox.ts published': 'marks of transactions',
  'apps/api/src/platform/database/after-commit.ts waiting': 'work that belongs to transactions',
  'apps/api/src/platform/measures/tally.ts noted': 'counts that belong to transactions',
  'apps/api/src/register-endpoints/lock-order.ts held': 'locks of a transaction',
  'apps/api/src/register-endpoints/lock-order.ts free': 'marks of transactions',
  'apps/api/src/register-endpoints/aspects/hidden-values/revealing-writes.ts compared':
    'values of a transaction',
  // Ids of one process are in order, whichever server requests them.
  'packages/contract/src/value-types/uuid.ts used': 'random bytes that are not spent yet',
  'packages/contract/src/value-types/uuid.ts lastMillisecond': 'the time of the last id',
  'packages/contract/src/value-types/uuid.ts counter': 'the ids of this millisecond',
  // State of tests only.
  'apps/api/src/register-endpoints/lock-order.ts watcher': 'told to the test app',
  'apps/api/src/platform/spreadsheets/hand-made-file.ts folder': 'files that tests make by hand',
  'apps/api/src/platform/spreadsheets/hand-made-file.ts files': 'their number',
}

const CHANGED_BINDING = /^(?:export )?(?:let|var) (\w+)/
const COLLECTION =
  /^(?:export )?const (\w+)(?:: [^=]+)? = (?:new (?:Map|Set|WeakMap|WeakSet)\b|\[\]|\{\})/

/**
 * Finds state in modules that the server loads: bindings that change, and collections that are
 * added to or removed from. A second server of the process would see what the first left there.
 */
export function moduleState(files: ReadonlyMap<string, string>): ModuleState[] {
  return [...files].flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((code, at) => {
        const name = CHANGED_BINDING.exec(code)?.[1] ?? changedCollection(code, text)
        return name === undefined ? [] : [{ file, line: at + 1, name }]
      })
      .filter((found) => !(`${found.file} ${found.name}` in ALLOWED)),
  )
}

function changedCollection(code: string, text: string): string | undefined {
  const name = COLLECTION.exec(code)?.[1]
  if (name === undefined) return undefined
  const changes = String.raw`\b${name}(?:\.(?:set|add|delete|clear|push|unshift|splice|shift|pop)\(|\[[^\]]+\] \??\??=[^=])`
  return new RegExp(changes).test(text) ? name : undefined
}

/** Finds exceptions that no module uses any more. */
export function uselessExceptions(files: ReadonlyMap<string, string>): string[] {
  return Object.keys(ALLOWED).filter((one) => {
    const [file = '', name = ''] = one.split(' ')
    return !new RegExp(String.raw`^(?:export )?(?:let|const) ${name}\b`, 'm').test(
      files.get(file) ?? '',
    )
  })
}

/** Reads the sources that a server loads, without those of tests. */
export function serverModules(root: string): Map<string, string> {
  const files = globSync('{apps/api,packages/{contract,drivers,i18n}}/src/**/*.ts', { cwd: root })
  return new Map(
    files
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => !/\/testing\/|\/react\/|\.(test|sabotages)\.ts$/.test(file))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  )
}

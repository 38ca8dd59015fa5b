import type { Import, Module } from './read-modules.ts'

const SOURCE = 'packages/contract/src/'

/**
 * The folders of the contract, lowest first: a file may import from its own folder and those before
 * it. `modules` are the folders of modules, whose imports of each other `module-levels.ts` governs;
 * `lists` are the files beside them, which collect the parts of all modules.
 */
export const CONTRACT_FOLDERS = [
  'value-types',
  'schemas',
  'actors',
  'segments',
  'answers',
  'define-register',
  'define-notices',
  'texts',
  'modules',
  'lists',
  'notifications',
  'settings',
  'record-checks',
  'loaded-texts',
  'spreadsheets',
  'api-examples',
  'testing',
] as const

/** Allowed imports of a higher folder, at most five, each with its reason. */
export const UPWARD_IMPORTS: readonly {
  readonly from: string
  readonly to: string
  readonly reason: string
}[] = [
  {
    from: 'define-register/record-rules.ts',
    to: 'record-checks/field-codes.ts',
    reason: 'a check returns a code that some module declares, and another one does not compile',
  },
  {
    from: 'modules/notices/inbox.ts',
    to: 'notifications/inbox-kinds.ts',
    reason: 'an item of the inbox has one of the kinds that modules declare',
  },
]

/** The rules for these folders, by name, with their reasons. */
const CONTRACT_RULES = {
  'a file of the contract is in a folder that has a place':
    'tools/import-rules/contract-folders.ts says which folder is below which',
  'a folder of the contract uses those below it':
    'tools/import-rules/contract-folders.ts has their order',
  'an upward import of the contract is one that is needed':
    'it is gone, and with it goes its line in tools/import-rules/contract-folders.ts',
} as const

/** A broken rule for these folders, with its place and the details. */
type FolderBreach = { readonly rule: string; readonly place: string; readonly what: string }

/** The place of a file's folder in the order: undefined outside the contract, -1 for an unknown folder. */
function placeOf(file: string): number | undefined {
  if (!file.startsWith(SOURCE)) return undefined
  const [folder = '', ...rest] = file.slice(SOURCE.length).split('/')
  const name = folder === 'modules' && rest.length === 1 ? 'lists' : folder
  return CONTRACT_FOLDERS.findIndex((one) => one === name && rest.length > 0)
}

/** Whether an import leads to a higher folder without being listed as allowed. */
function isUpward(file: string, { target }: Import): boolean {
  const [own, other] = [placeOf(file), placeOf(target)]
  if (own === undefined || other === undefined || other <= own) return false
  return !UPWARD_IMPORTS.some(({ from, to }) => SOURCE + from === file && SOURCE + to === target)
}

/**
 * Finds broken rules for folders in a file of the contract; tests may import the code that they
 * test.
 */
export function brokenFolders({ file, imports }: Module): FolderBreach[] {
  if (file.endsWith('.test.ts')) return []
  const breach = (rule: keyof typeof CONTRACT_RULES, place: string, what = ''): FolderBreach => ({
    rule,
    place,
    what: what + CONTRACT_RULES[rule],
  })
  const stray = placeOf(file) === -1
  const upward = imports.filter((one) => isUpward(file, one))
  const gone = UPWARD_IMPORTS.filter(
    ({ from, to }) =>
      SOURCE + from === file && imports.every(({ target }) => target !== SOURCE + to),
  )
  return [
    ...(stray ? [breach('a file of the contract is in a folder that has a place', file)] : []),
    ...upward.map(({ line, specifier }) =>
      breach(
        'a folder of the contract uses those below it',
        `${file}:${line}`,
        `imports ${specifier}: `,
      ),
    ),
    ...gone.map(({ to }) =>
      breach('an upward import of the contract is one that is needed', file, `imports ${to}: `),
    ),
  ]
}

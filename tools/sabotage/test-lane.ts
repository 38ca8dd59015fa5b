import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import type { ProvidedContext } from 'vitest'
import { createVitest, type TestModule } from 'vitest/node'
import type { Edit } from './sabotage.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** A run of test files, each in a process of its own. */
export type Attempt = {
  readonly tests: readonly string[]
  /** Tests whose name holds this are run, and no others. */
  readonly only?: string | undefined
  /** Made in the memory of these processes, and of those that they start. */
  readonly edit?: Edit | undefined
  /** All tests are run, past the first that fails. */
  readonly isWhole?: boolean
  /** The database that the tests clone. */
  readonly clonedDatabase: string
}

/** A test that failed, or what prepares some of them or clears up after them. */
export type Failure = {
  readonly name: string
  readonly isTest: boolean
  readonly file: string
  readonly message: string
}

export type Outcome = {
  readonly passed: number
  readonly failures: readonly Failure[]
  /** Whether a process loaded the module that the edit is for. */
  readonly isEdited: boolean
  readonly output: string
}

export type TestLane = Awaited<ReturnType<typeof openTestLane>>

/**
 * A resident Vitest that runs one attempt after the other. Each test file gets a new process, which Node
 * gives the modules itself, from its compile cache: what an edit leaves behind in memory ends with it.
 */
export async function openTestLane(
  database: Pick<ProvidedContext, 'databaseServerUrl' | 'templateDatabase'>,
  folder: string,
) {
  let output = ''
  const log = new Writable({
    write(chunk, _, done) {
      output += String(chunk)
      done()
    },
  })
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      include: ['{apps,packages}/*/src/**/*.test.ts'],
      maxWorkers: 1,
      reporters: [{}],
      // What these runs take says nothing of the other runs, which go by it.
      cache: false,
      // As all tests have: a slow machine is no sabotage that was noticed.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // Vite would transform each module anew in each process.
      experimental: { viteModuleRunner: false },
    },
    {},
    { stdout: log, stderr: log },
  )
  vitest.provide('databaseServerUrl', database.databaseServerUrl)
  vitest.provide('templateDatabase', database.templateDatabase)
  const project = vitest.getRootProject()
  const note = path.join(folder, 'edited')

  return {
    async run({ tests, only, edit, isWhole = false, clonedDatabase }: Attempt): Promise<Outcome> {
      output = ''
      // A file whose process dies would keep the results of the run before.
      vitest.state.filesMap.clear()
      await rm(note, { force: true })
      vitest.provide('clonedDatabase', clonedDatabase)
      vitest.config.bail = isWhole ? 0 : 1
      project.config.env = edit ? editEnvironment(edit, note) : {}
      const named = only === undefined ? {} : { testNamePattern: new RegExp(RegExp.escape(only)) }
      const specifications = tests.map((file) =>
        project.createSpecification(path.join(root, file), named),
      )
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
      const files = new Set(specifications.map(({ moduleId }) => moduleId))
      const modules = testModules.filter(({ moduleId }) => files.has(moduleId))
      for (const error of unhandledErrors) output += `${inspect(error)}\n`
      return {
        passed: modules.flatMap((one) => [...one.children.allTests('passed')]).length,
        failures: modules.flatMap(failuresOf),
        isEdited: (await readFile(note, 'utf8').catch(() => '')) !== '',
        output,
      }
    },
    close: () => vitest.close(),
  }
}

function editEnvironment({ file, ...edit }: Edit, note: string): Record<string, string> {
  const url = pathToFileURL(path.join(root, file)).href
  const hook = `--import=${import.meta.resolve('./edit-hook.mjs')}`
  return {
    PORTARIA_TEST_SABOTAGE_EDIT: JSON.stringify({ ...edit, url, note }),
    NODE_OPTIONS: [process.env['NODE_OPTIONS'], hook].filter(Boolean).join(' '),
  }
}

/** The tests of a module that failed, and the hooks around them. */
function failuresOf(module: TestModule): Failure[] {
  const file = path.relative(root, module.moduleId)
  const told = (isTest: boolean, name: string, errors: Errors): Failure => ({
    name,
    isTest,
    file,
    message: errors.map(({ message, diff }) => `${message}\n${diff ?? ''}`).join('\n'),
  })
  const around = [...module.children.allSuites(), module].filter((one) => one.errors().length > 0)
  return [
    ...[...module.children.allTests('failed')].map((test) =>
      told(true, test.fullName, test.result().errors ?? []),
    ),
    ...around.map((one) => told(false, 'what stands around the tests', one.errors())),
  ]
}

type Errors = readonly { readonly message: string; readonly diff?: string }[]

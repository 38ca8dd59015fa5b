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
  /** A part of the names of the tests to run. */
  readonly only?: string | undefined
  /** An edit applied in the memory of these processes and of their children. */
  readonly edit?: Edit | undefined
  /** Whether to continue after the first failure. */
  readonly isWhole?: boolean
  /** The database that the tests clone. */
  readonly clonedDatabase: string
}

/** A failed test, or a failed hook around tests. */
export type Failure = {
  readonly name: string
  readonly isTest: boolean
  readonly file: string
  readonly message: string
}

export type Outcome = {
  readonly passed: number
  readonly failures: readonly Failure[]
  /** Whether a process loaded the edited module. */
  readonly isEdited: boolean
  readonly output: string
}

export type TestLane = Awaited<ReturnType<typeof openTestLane>>

/**
 * A resident Vitest that runs one attempt after another. Each test file gets a new process with
 * Node's own module loading and compile cache, so that the effects of an edit in memory end with
 * the process.
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
      // Other runs sort files by their cached durations, which these runs would distort.
      cache: false,
      // The limits of all tests: a timeout on a slow machine must not count as noticed.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // Vite would transform each module again in each process.
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
      // Vitest would keep the former results of a file whose process dies.
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

/** The failed tests of a module, and the failed hooks around them. */
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

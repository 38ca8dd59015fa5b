import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LiveApp, openLiveApp } from '../live-app.ts'
import { addAccount, type TestAccount } from '../test-accounts.ts'
import { openTestApp, type TestApp } from '../test-app.ts'
import { clientProgram } from './client-program.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../../../../..')

let app: TestApp
let live: LiveApp
let account: TestAccount
let folder: string
beforeAll(async () => {
  app = await openTestApp()
  live = await openLiveApp(app)
  account = await addAccount(app)
  // Below the packages, so that the program finds what it imports; git ignores this folder.
  const results = path.join(root, 'test-results')
  await mkdir(results, { recursive: true })
  folder = await mkdtemp(path.join(results, 'client-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await live.close()
  await app.close()
})

const config = {
  compilerOptions: {
    target: 'ES2025',
    lib: ['ESNext', 'DOM'],
    module: 'NodeNext',
    types: ['node'],
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  },
  files: ['program.ts'],
}

/**
 * Compiles the program with the client of a document; returns the compiler's errors, or an empty
 * text.
 */
async function compiled(document: OpenAPI3): Promise<string> {
  const types = astToString(await openapiTypes(document))
  await writeFile(path.join(folder, 'api.ts'), types)
  await writeFile(path.join(folder, 'program.ts'), clientProgram)
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
  return run(process.execPath, [compiler, '-p', folder]).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
}

/**
 * The document as it is served, reduced to the routes that the program calls, since the whole takes seconds
 * to read and print. `npm run test:all` uses the whole.
 */
async function servedDocument(): Promise<OpenAPI3> {
  const answer = await fetch(`${live.address}/api/v1/openapi.json`)
  const document = (await answer.json()) as OpenAPI3
  if (process.env['PORTARIA_TEST_ALL'] === '1') return document
  const paths = Object.entries(document.paths ?? {})
  const called = paths.filter(([path]) => clientProgram.includes(`'${path}'`))
  expect(called.length).toBeGreaterThan(2)
  return { ...document, paths: Object.fromEntries(called) }
}

test('a client that is generated from the document compiles, signs in and works', async () => {
  expect(await compiled(await servedDocument())).toBe('')
  const { email, password } = account
  const program = path.join(folder, 'program.ts')
  const { stdout } = await run(process.execPath, [program, live.address, email, password])
  expect(JSON.parse(stdout)).toEqual({
    role: 'sindico',
    residents: [],
    total: 0,
    name: 'Torre do cliente',
    floors: null,
    changed: 12,
    fields: ['name required'],
  })
})

test('a document that says something else does not compile', async () => {
  const document = await servedDocument()
  const tower = document.components?.schemas?.['Towers']
  if (!tower || !('properties' in tower)) throw new Error('the document has no towers')
  Object.assign(tower.properties ?? {}, { floors: { type: 'boolean' } })
  expect(await compiled(document)).toContain("Type 'boolean' is not assignable to type 'number'")
})

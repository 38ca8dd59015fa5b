import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, test } from 'vitest'
import { faultsOfCitations, faultsOfRules, rulesIn } from './domain-rules.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(path.join(root, file)))

const ruleFiles = files.filter(
  (file) => /^docs\/domain\/[a-z-]+\.md$/.test(file) && !file.endsWith('README.md'),
)
const known = new Set([
  ...ruleFiles,
  ...ruleFiles.flatMap((file) => rulesIn(read(file)).map((rule) => `${rule.file} §${rule.number}`)),
])

/** Migrations that have run are never edited, so their comments are not checked. */
const isChecked = (file: string) =>
  /\.(ts|tsx|mjs|md|sql|css|html|json)$/.test(file) &&
  !file.startsWith('apps/api/migrations/') &&
  !file.startsWith('tools/domain-rules') &&
  file !== 'package-lock.json'

it('rules are in the file of their name, each number once and in order', () => {
  expect(
    ruleFiles.flatMap((file) => faultsOfRules(path.basename(file, '.md'), read(file))),
  ).toEqual([])
  expect(known.size).toBeGreaterThan(100)
})

it('every citation names a rule that exists, and no document outside the repository', () => {
  const faults = files.filter(isChecked).flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, nth) =>
        /§|\.md/.test(line)
          ? faultsOfCitations(line, known).map((fault) => `${file}:${nth + 1} ${fault}`)
          : [],
      ),
  )
  expect(faults).toEqual([])
})

test.each([
  ['a rule that exists', ' * is refused (visits §1).', []],
  ['several rules of one file', '// as agreed (visits §1, §2)', []],
  ['a paragraph of a law', '// in writing (CPC art. 248 §4; Civil Code 1.336 §2)', []],
  ['a file of rules', 'see docs/domain/devices.md', []],
  ['a dead file of rules', 'see docs/domain/lifts.md', ['docs/domain/lifts.md does not exist']],
  ['a decision', '[0054](0054-addresses-and-secrets-of-devices.md)', []],
  ['a dead number', '/** One (visits §1, §9). */', ['visits §9 does not exist']],
  ['a file without rules', '// (vists §1)', ['vists §1 does not exist']],
  ['a citation over two lines', ' * §1).', ['a § without the file of its rule on the same line']],
  ['a document outside', '// (domain.md, Files)', ['domain.md is not in the repository']],
  ['another one', '// as Devices.md says', ['Devices.md is not in the repository']],
])('%s', (_, line, faults) => {
  expect(
    faultsOfCitations(line, new Set(['visits §1', 'visits §2', 'docs/domain/devices.md'])),
  ).toEqual(faults)
})

test('repeated or descending numbers, and rules of another file, are faults', () => {
  const text = '**visits §2** a\n\n**visits §2** b\n\n**visits §1** c\n\n**gate §3** d\n'
  expect(faultsOfRules('visits', text)).toEqual([
    'visits §2 comes after visits §2',
    'visits §1 comes after visits §2',
    'gate §3 stands in visits.md',
  ])
})

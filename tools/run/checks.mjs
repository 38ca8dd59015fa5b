import { existsSync } from 'node:fs'
import path from 'node:path'
import { NODE, ROOT } from './install.mjs'

/** The programs that print files, and compare them with --check. */
export const PRINT = 'apps/api/src/print-generated.ts'
export const PRINT_MANUAL_LABELS = 'tools/print-manual-labels.ts'
export const PRINT_MODULE_LISTS = 'tools/print-module-lists.ts'
export const PRINT_SCHEMES = 'tools/print-schemes.ts'
export const PRINT_OVERVIEW = 'tools/print-overview.ts'

/** The checks that need no running server. */
export function checks() {
  return [
    { ...step('format', 'biome', 'ci'), remedy: 'npm run format' },
    // Includes the check of types: one pass finds what rules that need types find, and the
    // compiler's own errors.
    step('lint and types', 'oxlint', '--deny-warnings'),
    step('import rules', NODE, 'tools/import-rules.ts'),
    step('writes of registers', NODE, 'tools/register-writes.ts'),
    step('component rules', NODE, 'tools/component-rules.ts'),
    step('migrations', NODE, 'apps/api/src/testing/migrations/check-migrations.ts'),
    step('dead code', 'knip'),
    printed('printed lists', PRINT_MODULE_LISTS),
    printed('printed schemes', PRINT_SCHEMES),
    printed('printed overview', PRINT_OVERVIEW),
    printed('printed labels', PRINT_MANUAL_LABELS),
    ...(existsSync(path.join(ROOT, PRINT)) ? [printed('printed files', PRINT)] : []),
  ]
}

/** A program with arguments, run to its end. */
export function step(name, program, ...args) {
  return { name, program, args }
}

/** A step that compares printed files with what would be printed now. */
function printed(name, file) {
  return { ...step(name, NODE, file, '--check'), remedy: 'npm run print' }
}

/** A step whose output is shown as it arrives, since it takes long. */
export function shown(name, program, ...args) {
  return { ...step(name, program, ...args), shown: true }
}

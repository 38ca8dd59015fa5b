// Checks what migrations say, for `npm run check`.
import { readMigrations } from '../../platform/database/migration-files.ts'
import { releases } from '../../platform/database/releases.ts'
import { excusedMigrations } from './excused-migrations.ts'
import { problemsOfMigrations } from './migration-rules.ts'

const problems = await problemsOfMigrations(await readMigrations(), {
  releases,
  excused: excusedMigrations,
})
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1

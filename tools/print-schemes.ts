import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { schemeSheet } from '../packages/ui/src/theme/schemes.ts'

const FILE = 'packages/ui/src/schemes.css'
const place = path.join(path.dirname(import.meta.dirname), FILE)

if (!process.argv.includes('--check')) writeFileSync(place, schemeSheet())
else if (readFileSync(place, 'utf8') !== schemeSheet()) {
  process.stderr.write(`${FILE} is stale: run "npm run print"\n`)
  process.exitCode = 1
}

import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const place = new URL('./steps.mjs', import.meta.url).href
const { adviceOn } = (await import(place)) as {
  adviceOn: (failed: readonly { name: string; remedy?: string }[]) => string
}

it('a failed step is named with the command that mends it', () => {
  const failed = [{ name: 'format', remedy: 'npm run format' }, { name: 'dead code' }]
  expect(adviceOn(failed)).toBe('format: run `npm run format`\ndead code: see above\n')
})

it('what a failed step printed has no colours where the output is no terminal', () => {
  const program = `
    const { runSteps } = await import(${JSON.stringify(place)})
    const args = ['-e', 'console.log("\\\\u001b[31mred\\\\u001b[39m"); process.exit(1)']
    await runSteps([{ name: 'one', program: process.execPath, args }])`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  expect(stdout).toMatch(/^red\n✗ one/)
})

import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { childEnvironment, ROOT } from './install.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} program a tool of node_modules/.bin, or a path
 * @property {string[]} args
 * @property {Record<string, string>} [env] variables in addition to those of this process
 * @property {boolean} [shown] whether its output is shown as it arrives, for long steps
 * @property {string} [remedy] the command that mends it
 */

/**
 * Runs steps in parallel and prints a line for each, after its output if it failed. Returns the
 * steps that passed and those that failed.
 */
export async function runSteps(steps) {
  const results = await Promise.all(steps.map(runStep))
  return {
    passed: steps.filter((_, nth) => results[nth]),
    failed: steps.filter((_, nth) => !results[nth]),
  }
}

/** Says of each failed step which command mends it, or that its output stands above. */
export const adviceOn = (failed) =>
  failed
    .map(({ name, remedy }) => `${name}: ${remedy ? `run \`${remedy}\`` : 'see above'}\n`)
    .join('')

async function runStep({ name, program, args, env, shown = false }) {
  const begin = performance.now()
  const { code, output } = await run(program, args, { env, shown })
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  process.stdout.write(
    code === 0
      ? `✓ ${name} (${seconds} s)\n`
      : `${shownTo(process.stdout, output)}✗ ${name} (${seconds} s)\n`,
  )
  return code === 0
}

/** Takes colours out of what goes to no terminal; some tools print them whatever they are told. */
const shownTo = ({ isTTY }, output) => (isTTY ? output : stripVTControlCharacters(output))

function run(program, args, { env, shown }) {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: childEnvironment(env),
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
  })
  let output = ''
  const collect = (chunk) => {
    output += chunk
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${error.message}\n` }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

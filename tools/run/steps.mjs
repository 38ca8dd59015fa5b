import { spawn } from 'node:child_process'
import { childEnvironment, ROOT } from './install.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} program a tool of node_modules/.bin, or a path
 * @property {string[]} args
 * @property {Record<string, string>} [env] variables in addition to those of this process
 * @property {boolean} [shown] whether its output is shown as it arrives, for long steps
 */

/** Runs steps in parallel and prints a line for each, after its output if it failed. */
export async function runSteps(steps) {
  const results = await Promise.all(steps.map(runStep))
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

async function runStep({ name, program, args, env, shown = false }) {
  const begin = performance.now()
  const { code, output } = await run(program, args, { env, shown })
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  process.stdout.write(
    code === 0 ? `✓ ${name} (${seconds} s)\n` : `${output}✗ ${name} (${seconds} s)\n`,
  )
  return code === 0
}

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

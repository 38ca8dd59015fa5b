import type { Reporter, TestModule } from 'vitest/node'

const SHOWN = 10

/** Names the files of tests that took longest: what they take is paid at every change of this house. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= SHOWN) return
    const slowest = modules
      .map((one) => ({ name: one.relativeModuleId, took: one.diagnostic().duration }))
      .toSorted((a, b) => b.took - a.took)
      .slice(0, SHOWN)
    const lines = slowest.map(
      ({ name, took }) => `${(took / 1000).toFixed(1).padStart(7)} s  ${name}`,
    )
    process.stdout.write(`\nThe slowest files of tests\n${lines.join('\n')}\n`)
  }
}

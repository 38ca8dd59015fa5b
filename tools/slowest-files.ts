import type { Reporter, TestModule } from 'vitest/node'

const SHOWN = 10

/** Lists the slowest test files, whose time is spent at every change of this repository. */
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

/** The list of all registers' samples, a TypeScript module: `registers/samples.ts`. */
export function printSamples(names: readonly string[]): string {
  const samples = names.map((name) => ({
    specifier: `./${name}/sample.ts`,
    line: `import { sample as ${name} } from './${name}/sample.ts'`,
  }))
  const type = { specifier: './sample.ts', line: "import type { Sample } from './sample.ts'" }
  const imports = [...samples, type].toSorted((one, other) =>
    one.specifier < other.specifier ? -1 : 1,
  )
  return `// Printed from the names of the registers by "npm run print"; never edited.

import type { RegisterName } from '@portaria/contract/registers/names'
${imports.map(({ line }) => line).join('\n')}

/** Valid create bodies of every register, made from the contract alone. */
export const samples: Record<RegisterName, Sample> = {
${names.map((name) => `  ${name},`).join('\n')}
}
`
}

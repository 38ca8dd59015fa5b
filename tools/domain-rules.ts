/** One rule of docs/domain, such as `visits §7`. */
type DomainRule = { readonly file: string; readonly number: number }

/** A paragraph that begins with a rule's own name: `**visits §7** …`. */
const definition = /^\*\*([a-z-]+) §(\d+)\*\* /gm

/** `visits §7`, or `visits §7, §9` for several of one file. */
const citation = /(?<![\w.-])([a-z][a-z-]*) §(\d+)((?:,? (?:and )?§\d+)*)/g

/** A paragraph of a law, such as `art. 248 §4` or `1.336 §2`. */
const law = /\d §\d+/g

/** A file of rules, as texts name it. */
const ruleFile = /docs\/domain\/[a-z-]+\.md/g

/** Documents that are not in the repository; two have names that docs/domain has as well. */
const outside =
  /(?<![\w-])(?:domain|reference|product|demo|architecture|stack|exemplars)\.md\b|(?<![\w/-])(?:devices|interface)\.md\b/i

/** The rules that a file of docs/domain defines, in their order. */
export const rulesIn = (text: string): DomainRule[] =>
  [...text.matchAll(definition)].map(([, file = '', number]) => ({ file, number: Number(number) }))

/** Faults of a file's own rules: another file's name, or numbers that do not ascend. */
export const faultsOfRules = (name: string, text: string): string[] =>
  rulesIn(text).flatMap(({ file, number }, nth, rules) => {
    const rule = `${file} §${number}`
    if (file !== name) return [`${rule} stands in ${name}.md`]
    const before = rules[nth - 1]?.number ?? 0
    return number > before ? [] : [`${rule} comes after ${file} §${before}`]
  })

/**
 * Faults of the citations in a line: rules and files of rules that are not among the known ones, and documents
 * outside the repository.
 */
export function faultsOfCitations(line: string, known: ReadonlySet<string>): string[] {
  const cited = [...line.matchAll(citation)].flatMap(([, file = '', first = '', more = '']) =>
    [first, ...(more.match(/\d+/g) ?? [])].map((number) => `${file} §${number}`),
  )
  const rest = line.replace(citation, '').replace(law, '')
  const found = outside.exec(line)
  return [
    ...[...cited, ...(line.match(ruleFile) ?? [])]
      .filter((rule) => !known.has(rule))
      .map((rule) => `${rule} does not exist`),
    ...(/§\d/.test(rest) ? ['a § without the file of its rule on the same line'] : []),
    ...(found ? [`${found[0]} is not in the repository`] : []),
  ]
}

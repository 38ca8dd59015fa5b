/** One rule of docs/domain, such as `visits §7`. */
type DomainRule = { readonly file: string; readonly number: number }

/** Matches a paragraph that begins with the name of its rule: `**visits §7** …`. */
const definition = /^\*\*([a-z-]+) §(\d+)\*\* /gm

/** Matches `visits §7`, or `visits §7, §9` for several rules of one file. */
const citation = /(?<![\w.-])([a-z][a-z-]*) §(\d+)((?:,? (?:and )?§\d+)*)/g

/** Matches a paragraph of a law, such as `art. 248 §4` or `1.336 §2`. */
const law = /\d §\d+/g

/** Matches a file of rules named in a text. */
const ruleFile = /docs\/domain\/[a-z-]+\.md/g

/**
 * Matches documents that are not in the repository; two share their names with files of
 * docs/domain.
 */
const outside =
  /(?<![\w-])(?:domain|reference|product|demo|architecture|stack|exemplars)\.md\b|(?<![\w/-])(?:devices|interface)\.md\b/i

/** Reads the rules that a file of docs/domain defines, in their order. */
export const rulesIn = (text: string): DomainRule[] =>
  [...text.matchAll(definition)].map(([, file = '', number]) => ({ file, number: Number(number) }))

/** Finds faults in the rules of a file: another file's name, or numbers that do not ascend. */
export const faultsOfRules = (name: string, text: string): string[] =>
  rulesIn(text).flatMap(({ file, number }, nth, rules) => {
    const rule = `${file} §${number}`
    if (file !== name) return [`${rule} stands in ${name}.md`]
    const before = rules[nth - 1]?.number ?? 0
    return number > before ? [] : [`${rule} comes after ${file} §${before}`]
  })

/**
 * Finds faults in the citations of a line: rules and files of rules that are not among the known
 * ones, and documents outside the repository.
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

import type { More, Shown, Varying } from '@portaria/contract/api-examples/api-example'

type Compared = Shown | More | undefined

/**
 * Lists the differences between an answer and the one that the documentation shows, in words. Of
 * values that vary only the type is compared. Every property of the answer must be shown, unless
 * the shown one says that there are more.
 */
export function differences(shown: Compared, answered: unknown, place = 'answer'): string[] {
  if (isVarying(shown)) {
    const [wanted, found] = [typeof shown.varies, typeof answered]
    return wanted === found ? [] : [`${place} is a ${found}, shown as a ${wanted}`]
  }
  if (isList(shown)) return listDifferences(shown, answered, place)
  if (shown !== null && typeof shown === 'object') {
    return objectDifferences(shown, answered, place)
  }
  if (Object.is(shown, answered)) return []
  return [`${place} is ${JSON.stringify(answered)}, shown as ${JSON.stringify(shown)}`]
}

type Fields = { readonly [field: string]: Shown | More }

function objectDifferences(shown: Fields, answered: unknown, place: string): string[] {
  if (answered === null || typeof answered !== 'object' || Array.isArray(answered)) {
    return [`${place} is no object`]
  }
  const found = answered as Record<string, unknown>
  const names = Object.entries(shown).filter(([, value]) => !isMore(value))
  const announced = names.length < Object.keys(shown).length
  const unknown = Object.keys(found).filter((name) => !(name in shown))
  return [
    ...names.flatMap(([name, value]) => differences(value, found[name], `${place}.${name}`)),
    ...(announced ? [] : unknown.map((name) => `${place}.${name} is not shown`)),
  ]
}

function listDifferences(
  shown: readonly (Shown | More)[],
  answered: unknown,
  place: string,
): string[] {
  if (!Array.isArray(answered)) return [`${place} is no list`]
  const rows = shown.filter((each) => !isMore(each))
  const fits = rows.length === shown.length ? answered.length === rows.length : true
  return [
    ...rows.flatMap((each, index) => differences(each, answered[index], `${place}.${index}`)),
    ...(fits ? [] : [`${place} has ${answered.length} rows, shown are ${rows.length}`]),
  ]
}

/** Lists the differences between lines of text; in lines that vary, ids and digits are ignored. */
export function lineDifferences(
  shown: readonly (string | Varying)[],
  answered: readonly string[],
): string[] {
  return shown.flatMap((line, index) => {
    const found = answered[index]
    const same = isVarying(line)
      ? found !== undefined && shapeOf(found) === shapeOf(String(line.varies))
      : found === line
    return same ? [] : [`line ${index + 1} is ${found}, shown as ${JSON.stringify(line)}`]
  })
}

function shapeOf(line: string): string {
  return line
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replace(/^id: [\w-]{48}$/, 'id: sealed')
    .replace(/\d+/g, '0')
}

const isList = (shown: Compared): shown is readonly (Shown | More)[] => Array.isArray(shown)

function isVarying(shown: unknown): shown is Varying {
  return shown !== null && typeof shown === 'object' && 'varies' in shown
}

function isMore(shown: unknown): shown is More {
  return shown !== null && typeof shown === 'object' && 'more' in shown
}

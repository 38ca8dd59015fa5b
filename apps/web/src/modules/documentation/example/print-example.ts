import type { ApiExample, More, Shown, Varying } from '@portaria/contract/api-examples/api-example'

/** A part of a printed answer; varying parts are marked. */
export type Printed = { readonly text: string; readonly varies: boolean }

/** Prints the call as a `curl` command, to the server of this address. */
export function printRequest(example: ApiExample, origin: string): string {
  const { method, path, as, headers = {}, body, form } = example
  const options = [
    ...(as ? [`-H "Authorization: Bearer $${as}"`] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body ? ["-H 'Content-Type: application/json'"] : []),
    ...(body ? [`-d ${quoted(JSON.stringify(body))}`] : []),
    ...(form ? [`-F ${form.file.field}=@${form.file.name}`] : []),
    ...Object.entries(form?.fields ?? {}).map(([name, value]) => `-F ${name}=${value}`),
  ]
  const usual = form || body ? 'POST' : 'GET'
  const flags = [
    // Without `-g` curl would read brackets as ranges; without `-N` it would buffer a stream to its
    // end.
    ...(path.includes('[') ? ['-g'] : []),
    ...(example.streams ? ['-N'] : []),
    ...(method === usual ? [] : [`-X ${method}`]),
  ]
  const start = ['curl', ...flags, `"${origin}/api/v1${path}"`].join(' ')
  return [start, ...options.map((option) => `  ${option}`)].join(' \\\n')
}

/** Quotes a text for a shell, escaping apostrophes. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

/** Prints the answer: its relevant headers, then JSON or lines. */
export function printAnswer({ answer }: ApiExample): Printed[] {
  const headers = Object.entries(answer.headers ?? {}).map(([name, value]) =>
    plain(`${name}: ${value}\n`),
  )
  if (headers.length > 0 && (answer.json !== undefined || answer.lines)) headers.push(plain('\n'))
  return joined([...headers, ...bodyOf(answer)])
}

function bodyOf({ json, lines }: ApiExample['answer']): Printed[] {
  if (lines) {
    return lines.flatMap((line, index) => [
      ...(index > 0 ? [plain('\n')] : []),
      isVarying(line) ? varying(String(line.varies)) : plain(line),
    ])
  }
  return json === undefined ? [] : printJson(json, '')
}

/**
 * The maximum number of characters of a list or object on one line. Longer ones are spread over
 * several lines.
 */
const LINE = 76

function printJson(shown: Shown | More, indent: string): Printed[] {
  if (isMore(shown)) return [plain('…')]
  if (isVarying(shown)) return [varying(JSON.stringify(shown.varies))]
  if (shown === null || typeof shown !== 'object') return [plain(JSON.stringify(shown))]
  const [open, close] = Array.isArray(shown) ? ['[', ']'] : ['{', '}']
  const parts = Object.entries(shown).map(([name, value]): Printed[] => {
    const named = Array.isArray(shown) || isMore(value) ? '' : `${JSON.stringify(name)}: `
    return [plain(named), ...printJson(value, `${indent}  `)]
  })
  if (parts.length === 0) return [plain(`${open}${close}`)]
  const long = parts.flat().reduce((sum, { text }) => sum + text.length + 1, indent.length)
  const nested = parts.flat().some(({ text }) => text.includes('\n'))
  const broken = nested || long > LINE || indent.length < 2
  const space = broken ? `\n${indent}  ` : Array.isArray(shown) ? '' : ' '
  const end = broken ? `\n${indent}` : space
  return [
    plain(`${open}${space}`),
    ...parts.flatMap((part, index) => [
      ...part,
      plain(index < parts.length - 1 ? `,${broken ? space : ' '}` : ''),
    ]),
    plain(`${end}${close}`),
  ]
}

/** Joins adjacent parts of the same kind. */
function joined(pieces: readonly Printed[]): Printed[] {
  const whole: { text: string; varies: boolean }[] = []
  for (const { text, varies } of pieces) {
    const last = whole.at(-1)
    if (last?.varies === varies) last.text += text
    else if (text !== '') whole.push({ text, varies })
  }
  return whole
}

const plain = (text: string): Printed => ({ text, varies: false })
const varying = (text: string): Printed => ({ text, varies: true })

function isVarying(shown: unknown): shown is Varying {
  return shown !== null && typeof shown === 'object' && 'varies' in shown
}

function isMore(shown: unknown): shown is More {
  return shown !== null && typeof shown === 'object' && 'more' in shown
}

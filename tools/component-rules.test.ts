import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkComponents } from './component-rules.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'portaria-component-rules-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Returns the lines printed for a file with this content. */
function problemsOf(file: string, content: string): string[] {
  const full = path.join(root, file)
  mkdirSync(path.dirname(full), { recursive: true })
  writeFileSync(full, content)
  return checkComponents(root, []).problems.map(({ line }) => line)
}

const component = 'apps/web/src/modules/panic/Panic.tsx'
const of = (jsx: string) => problemsOf(component, `export const a = ${jsx}`)

describe('literal-text refuses', () => {
  test.each([
    '<p>Salvar</p>',
    '<>Salvar</>',
    '<p>{"Salvar"}</p>',
    '<p>{`Salvar ${b}`}</p>',
    '<p>{b ? "Salvar" : c}</p>',
    '<p>{b && <em>{c || "Salvar"}</em>}</p>',
    '<p>{"Salvar " + b}</p>',
    '<Button title="Salvar" />',
    '<input placeholder="Salvar" />',
    '<nav aria-label="Salvar" />',
    '<nav aria-label={b ? "Salvar" : c} />',
    '<img alt="Salvar" />',
    '<Field label={`Salvar`} />',
    '<Dialog closeLabel="Salvar" />',
    '<Page actions={<b>Salvar</b>} />',
  ])('%s', (jsx) => {
    expect(of(jsx)).toEqual([expect.stringContaining(`${component}:1 literal-text: Salvar`)])
  })

  test.each([
    '<p>{t("save")}</p>',
    '<p title={t("save")}>·</p>',
    '<p>{b === "save" ? t("save") : "—"}</p>',
    '<p className="flex">{" "}</p>',
    '<input type="text" enterKeyHint="search" />',
    '<img alt="" />',
    '<Icon name="save" />',
  ])('but not %s', (jsx) => {
    expect(of(jsx)).toEqual([])
  })
})

describe('physical-css refuses', () => {
  test.each(
    `ml-2 mr-auto -ml-px pl-4 pr-[3px] scroll-ml-2 scroll-pr-2 left-0 -left-1/2 right-4 left-(--x)
    text-left text-right float-right clear-left origin-top-left object-right bg-left-bottom
    rounded-l rounded-l-lg rounded-tr-md rounded-br-[2px] border-l border-r-2 border-l-line
    md:ml-2 hover:md:-right-1 rtl:left-0 [&>td]:pl-2 data-[side=left]:border-r !ml-2 ml-2!
    group-hover/item:text-left [margin-left:2px] [&_a:hover]:[left:0]`.match(/\S+/g) ?? [],
  )('the class %s', (name) => {
    const place = `${component}:1 physical-css: ${name} (`
    const written = [`<p className="flex ${name}" />`, `clsx(b && '${name} flex')`]
    for (const code of [...written, `\`flex ${name} \${b}\``]) {
      expect(of(code)).toEqual([expect.stringContaining(place)])
    }
  })

  test.each([
    '<p style={{ left: 0 }} />',
    '<p style={b ? { right: 0 } : undefined} />',
    '<p style={{ ...b, marginLeft: 4 }} />',
    '<p style={{ textAlign: "left" }} />',
    '<p style={{ margin: "1px 2px 3px 4px" }} />',
    '<Chart barStyle={{ right: 0 }} />',
    '({ paddingRight: 4 })',
    '({ borderTopLeftRadius: 4 })',
    '({ left: 0 }) as CSSProperties',
    '({ left: 0 }) satisfies React.CSSProperties',
    '0; const b: CSSProperties = { left: 0 }',
    '(b.style.left = "0")',
    'b.style.setProperty("margin-right", "0")',
    'Object.assign(b.style, { right: "0" })',
    '<Popup side="left" />',
    '<Popup align={"right"} />',
  ])('%s', (code) => {
    expect(of(code)).toEqual([expect.stringContaining(`${component}:1 physical-css: `)])
  })

  test.each([
    'margin-left: 1px',
    'padding-right: 0',
    'left: 0',
    'right: auto',
    'border-left: 1px solid',
    'border-right-color: red',
    'border-top-left-radius: 2px',
    'text-align: right',
    'float: left',
    'background-position: left 2px center',
    'transform-origin: top right',
    'scroll-margin-left: 1px',
    'margin: 0 1px 0 2px',
    'padding: 0 var(--a, calc(1px + 2px)) 0 0',
    '@apply flex ml-2',
  ])('in a style sheet %s', (declaration) => {
    const lines = problemsOf(
      'packages/ui/src/a.css',
      `/* left: 0; */\n.a {\n  ${declaration};\n}\n`,
    )
    expect(lines).toEqual([expect.stringMatching(/^packages\/ui\/src\/a\.css:3 physical-css: /)])
  })

  test.each([
    '<p className="ms-2 start-0 text-start border-s rounded-e-lg ps-[3px] left-sidebar" />',
    '<p className="origin-top translate-x-2 inset-x-0 px-2 data-[side=left]:border-s" />',
    '({ left: box.x, right: box.y })',
    '<Popup side="inline-start" />',
  ])('but not %s', (code) => {
    expect(of(code)).toEqual([])
  })

  test('nor logical properties in a style sheet', () => {
    const css =
      '.a:hover { margin-inline: 1px 2px; inset: 0 1px; padding: 0 1px 2px 1px; color: red }'
    expect(problemsOf('packages/ui/src/a.css', css)).toEqual([])
  })
})

test.each(['apps/web/src', 'packages/ui/src', 'packages/demo-apps/src'])(
  'every component of %s is bound',
  (folder) => {
    const lines = problemsOf(`${folder}/a/b/C.tsx`, '<p className="ml-2">Salvar</p>')
    expect(lines.map((line) => line.split(' ')[1])).toEqual(['literal-text:', 'physical-css:'])
  },
)

test('an exception applies to one finding of one file, and an unused one is refused', () => {
  const one = { rule: 'literal-text', file: component, found: 'Ctrl', reason: 'a key' } as const
  problemsOf(component, '<kbd>Ctrl</kbd>')
  expect(checkComponents(root, [one]).problems).toEqual([])
  problemsOf(component, '<kbd>Control</kbd>')
  expect(checkComponents(root, [one]).problems).toHaveLength(2)
})

import { onTestFinished } from 'vitest'

/**
 * Gives the page of a test the tags of a server with these options, as in
 * `{ 'hosted-provider': 'Conta Exemplo' }`.
 */
export function pageOffering(names: Record<string, string>): void {
  const tags = Object.entries(names).map(([name, content]) =>
    Object.assign(document.createElement('meta'), { name, content }),
  )
  const before = location.href
  document.head.append(...tags)
  onTestFinished(() => {
    for (const tag of tags) tag.remove()
    history.replaceState(null, '', before)
    sessionStorage.clear()
  })
}

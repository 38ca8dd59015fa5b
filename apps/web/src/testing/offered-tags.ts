import { onTestFinished } from 'vitest'

/** Makes the page one of a server that has these, such as `{ 'hosted-provider': 'Conta Exemplo' }`, for a test. */
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

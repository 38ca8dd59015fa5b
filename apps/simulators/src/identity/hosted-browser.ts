/**
 * Walks through the login pages of the simulated hosted provider as a browser would: keeps its
 * cookies, follows its redirects, logs in, and consents. Returns the final address.
 */
export function hostedBrowser() {
  const cookies = new Map<string, string>()

  async function ask(address: string, form?: Record<string, string>): Promise<Response> {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name !== undefined) cookies.set(name, value ?? '')
    }
    return answer
  }

  /** Walks from its login page to the callback, as the person of a subject. */
  return async function signIn(address: string, subject: string): Promise<URL> {
    const { origin } = new URL(address)
    let [next, form]: [string, Record<string, string> | undefined] = [address, undefined]
    for (let step = 0; step < 12; step += 1) {
      // Each page leads to the next.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await ask(next, form)
      const location = answer.headers.get('location')
      if (location !== null) {
        const led = new URL(location, next)
        if (led.origin !== origin) return led
        ;[next, form] = [led.href, undefined]
        continue
      }
      // oxlint-disable-next-line no-await-in-loop
      const page = await answer.text()
      const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page) ?? []
      const [, action = next] = /<form[^>]* action="([^"]+)"/.exec(page) ?? []
      if (prompt === '') throw new Error(`the provider shows an unknown page: ${answer.status}`)
      next = new URL(action, next).href
      form = prompt === 'login' ? { prompt, login: subject, password: 'any' } : { prompt }
    }
    throw new Error('the provider leads nowhere')
  }
}

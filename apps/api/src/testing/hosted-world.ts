import type { Role } from '@portaria/contract/actors/roles'
import { tokenTo, writeLetters } from './kept-letters.ts'
import {
  type HostedPerson,
  type HostedProviderOptions,
  hostedBrowser,
  startHostedProvider,
} from './provider-peers.ts'
import { addAccount, send } from './test-accounts.ts'
import { openTestApp } from './test-app.ts'

type Body = {
  code?: string
  detail?: string
  data?: Record<string, unknown> & { access?: { original: { access_token: string } } }
  provider?: { access_token: string; id_token: string; expires_at: string }
  next?: string
  email?: string
  demand?: { ticket: string; passkey: Record<string, unknown> | null }
  second_factor?: { ticket: string; methods: string[] }
  enrolment?: { ticket: string; totp: { secret: string } }
  proof?: { ticket: string; methods: string[]; hosted: boolean }
  errors?: { field: string; code: string }[]
}

let people = 0

/** The server with a hosted provider on this machine, whose people the test names. */
export async function openHostedWorld(
  options: Partial<HostedProviderOptions> & { registration?: boolean } = {},
) {
  const known: HostedPerson[] = []
  const redirectUris = ['http://localhost:3000/callback']
  const provider = await startHostedProvider({
    clientId: 'portaria',
    redirectUris,
    postLogoutRedirectUris: ['http://localhost:3000/login'],
    ...options,
    people: known,
  })
  const test = await openTestApp({
    registration: options.registration ?? true,
    oidc: {
      issuer: provider.issuer,
      clientId: 'portaria',
      scopes: 'openid email profile offline_access',
      name: 'Conta Exemplo',
      managementUrl: provider.managementUrl,
    },
  })

  /** Makes a browser that keeps this site's cookies; at the provider it signs in anew each time. */
  function browser() {
    let cookie = ''
    async function call(
      method: Parameters<typeof send>[1],
      url: string,
      sent: { payload?: unknown; token?: string } = {},
    ) {
      const answer = await send(test, method, url, { ...sent, headers: { cookie } })
      for (const line of [answer.headers['set-cookie'] ?? []].flat())
        if (line.startsWith('portaria_provider=')) [cookie = ''] = line.split(';')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tests look into answers freely
      return { status: answer.status, headers: answer.headers, body: (answer.body ?? {}) as Body }
    }
    /** Makes the call that begins a sign-in; returns the address to which the provider redirects. */
    async function arrive(
      subject: string,
      url = '/login/hosted',
      sent: { payload?: unknown; token?: string } = { payload: { page: 'login' } },
    ) {
      const { body } = await call('POST', url, sent)
      return hostedBrowser()(String(body.data?.['address']), subject)
    }
    const complete = (callback: URL, token?: string) =>
      call('POST', '/login/hosted/callback', {
        payload: { answer: callback.search },
        ...(token !== undefined && { token }),
      })
    const follow = async (subject: string, letter: string) =>
      complete(await arrive(subject, '/login/hosted', { payload: { page: 'login', letter } }))
    return {
      call,
      arrive,
      complete,
      /** Signs in at the provider and completes the sign-in here. */
      signIn: async (subject: string) => complete(await arrive(subject)),
      /** Follows a letter's link. */
      follow,
      /** Follows the link of the newest letter to an address. */
      async confirm(subject: string, email: string) {
        await writeLetters(test)
        const letter = await tokenTo(test, email, 'confirm-identity')
        return { ...(await follow(subject, letter)), letter }
      },
    }
  }

  function add(person: Partial<HostedPerson> = {}): HostedPerson {
    people += 1
    const added = {
      subject: `pessoa-${people}`,
      email: `pessoa${people}@provedor.example`,
      emailVerified: true,
      name: `Pessoa ${people}`,
      ...person,
    }
    known.push(added)
    return added
  }

  return {
    test,
    issuer: provider.issuer,
    /** The provider's metadata of each person, by subject. */
    metadata: provider.metadata,
    browser,
    /** Adds a person to the provider. */
    add,
    /** Adds an account, links a new person of the provider to it by its password, and returns the session. */
    async linked(role: Role = 'sindico') {
      const account = await addAccount(test, role)
      const person = add({ email: account.email })
      const own = browser()
      const { body } = await own.signIn(person.subject)
      const payload = { ticket: body.demand?.ticket, password: account.password }
      const signedIn = await own.call('POST', '/login/identity', { payload })
      return { account, person, browser: own, token: tokenOf(signedIn), signedIn }
    },
    /** Stops the provider. */
    stopProvider: provider.close,
    async close() {
      await test.close()
      await provider.close()
    },
  }
}

export type HostedWorld = Awaited<ReturnType<typeof openHostedWorld>>

export const tokenOf = ({ body }: { body: Body }) => body.data?.access?.original.access_token ?? ''

/** Returns the status, and the errors as `field code`, or the problem's code if there are none. */
export const refusalOf = ({ status, body }: { status: number; body: Body }) => [
  status,
  ...(body.errors?.map(({ field, code }) => `${field} ${code}`) ?? [body.code]),
]

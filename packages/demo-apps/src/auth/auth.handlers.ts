import { defineDemoApp } from '../back-end/demo-app.ts'
import { portrait } from '../pictures/portrait.ts'
import { type AuthState, authSeed } from './auth.seed.ts'
import type { AuthCalls, AuthError, DemoUser } from './auth.types.ts'
import { readDemoToken, signDemoToken } from './demo-token.ts'

/** Signing in and registering in the mock (demo-apps §7). */
export const auth = defineDemoApp<AuthCalls>()({
  seed: authSeed,
  handlers: {
    'GET /api/auth': async ({ body: { email, password }, now }, state) => {
      const found = byEmail(state, email)
      if (found === undefined) return refused('email', 'Check your email address')
      if (found.password !== password) return refused('password', 'Check your password')
      return { answer: await signedIn(found.user, now) }
    },

    'GET /api/auth/access-token': async ({ body, now }, state) => {
      const uuid = await readDemoToken(body.access_token ?? '', now)
      const found = state.find(({ user }) => user.uuid === uuid)
      if (found === undefined) return { status: 401, message: 'Credenciais Invalidas' }
      return { answer: await signedIn(found.user, now) }
    },

    'POST /api/auth/register': async ({ body, now, newId }, state) => {
      const { displayName, email, password } = body
      if (byEmail(state, email)) return refused('email', 'The email address is already in use')
      const user: DemoUser = {
        uuid: newId,
        from: 'custom-db',
        // Only in the mock: the product makes a Guest of a person who registers.
        role: 'admin',
        data: {
          displayName,
          photoURL: portrait(displayName),
          email,
          settings: { layout: {}, theme: {}, customScrollbars: true },
          shortcuts: [],
        },
      }
      return { answer: await signedIn(user, now), state: [...state, { user, password }] }
    },

    'POST /api/auth/user/update': ({ body: { user } }, state) => ({
      answer: user,
      state: state.map((each) => (each.user.uuid === user.uuid ? { ...each, user } : each)),
    }),
  },
})

function byEmail(state: AuthState, email: string) {
  const wanted = email.trim().toLowerCase()
  return state.find(({ user }) => user.data.email.toLowerCase() === wanted)
}

function refused(type: AuthError['type'], message: AuthError['message']) {
  return { answer: { error: [{ type, message }] } }
}

async function signedIn(user: DemoUser, now: number) {
  return { user, access_token: await signDemoToken(user.uuid, now) }
}

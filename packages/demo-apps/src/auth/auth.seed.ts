import { portrait } from '../pictures/portrait.ts'
import type { DemoUser } from './auth.types.ts'

/** People by whom the demonstration of signing in is tried, each with their password. */
export type AuthState = readonly { readonly user: DemoUser; readonly password: string }[]

const settings = { layout: { style: 'layout1', config: {} }, theme: {}, customScrollbars: true }

export function authSeed(): AuthState {
  return [
    {
      password: 'admin',
      user: {
        uuid: 'XgbuVEXBU5gtSKdbQRP1Zbbby1i1',
        from: 'custom-db',
        role: 'admin',
        data: {
          displayName: 'Helena Prado',
          photoURL: portrait('Helena Prado'),
          email: 'admin@demonstracao.example',
          settings,
          shortcuts: ['project', 'visitors', 'events', 'announcements'],
        },
      },
    },
    {
      password: 'staff',
      user: {
        uuid: 'XgbuVEXBU6gtSKdbTYR1Zbbby1i3',
        from: 'custom-db',
        role: 'staff',
        data: {
          displayName: 'Otávio Reis',
          photoURL: portrait('Otávio Reis'),
          email: 'staff@demonstracao.example',
          settings,
          shortcuts: ['project', 'requests'],
        },
      },
    },
  ]
}

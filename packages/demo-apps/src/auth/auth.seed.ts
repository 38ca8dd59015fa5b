import { portrait } from '../pictures/portrait.ts'
import type { DemoUser } from './auth.types.ts'

/** The people of the mock, each with their password. */
export type AuthState = readonly { readonly user: DemoUser; readonly password: string }[]

/** The person as whom visitors can try the sample pages. */
export const trial = {
  name: 'Helena Prado',
  email: 'admin@demonstracao.example',
  password: 'admin',
}

const settings = { layout: { style: 'layout1', config: {} }, theme: {}, customScrollbars: true }

export function authSeed(): AuthState {
  return [
    {
      password: trial.password,
      user: {
        uuid: 'XgbuVEXBU5gtSKdbQRP1Zbbby1i1',
        from: 'custom-db',
        role: 'admin',
        data: {
          displayName: trial.name,
          photoURL: portrait(trial.name),
          email: trial.email,
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

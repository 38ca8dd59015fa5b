/** A role of the mock, which has no rights in the product. */
export type DemoRole = 'admin' | 'staff'

/** A person of the mock. */
export type DemoUser = {
  uuid: string
  /** The source of the account: `custom-db` is the mock itself. */
  from: string
  role: DemoRole
  data: {
    displayName: string
    photoURL: string
    email: string
    settings: { layout: object; theme: object; customScrollbars: boolean }
    /** Ids of navigation items. */
    shortcuts: string[]
  }
}

/** An error of one field of a sign-in or registration (demo-apps §7). */
export type AuthError = {
  type: 'email' | 'password'
  message:
    | 'Check your email address'
    | 'Check your password'
    | 'The email address is already in use'
}

export type SignedIn = { user: DemoUser; access_token: string }

/** The status is 200 in both cases, also for a refused sign-in or registration. */
export type AuthAnswer = SignedIn | { error: AuthError[] }

export type AuthCalls = {
  'GET /api/auth': { body: { email: string; password: string }; answer: AuthAnswer }
  'GET /api/auth/access-token': { body: { access_token?: string }; answer: SignedIn }
  'POST /api/auth/register': {
    body: { displayName: string; email: string; password: string }
    answer: AuthAnswer
  }
  'POST /api/auth/user/update': { body: { user: DemoUser }; answer: DemoUser }
}

import { type Article, code, heading, list, p, steps, table, warning } from '../article.ts'

export const signingIn: Article = [
  p(
    'An installation may have an identity provider of its own (OpenID Connect): people sign in on its page, and Portaria goes on deciding who is who, asking for the second step and ending access. E-mail and password stay.',
  ),
  heading('connect', 'Connecting a provider'),
  p(
    'Who looks after the server gives these variables at the start. Without `OIDC_ISSUER` nothing changes: no button, no script, no new address.',
  ),
  table(
    ['Variable', 'What it is'],
    ['`OIDC_ISSUER`', 'address of the provider, as it stands in its tokens'],
    ['`OIDC_CLIENT_ID`', 'its name for Portaria'],
    ['`OIDC_CLIENT_SECRET`', 'a secret, where it wants one'],
    ['`OIDC_NAME`', 'name on button and tabs; without it that of the address'],
    ['`OIDC_SCOPES`', 'what it is asked for, with `openid` among the words'],
    ['`OIDC_AUDIENCE`', 'what the access token is for, where it wants that'],
    [
      '`OIDC_MANAGEMENT_URL`',
      'where the provider keeps each person’s preferences, if it keeps them',
    ],
  ),
  p(
    'At the provider, allow the way back to `PUBLIC_URL/callback` and, after signing out, to `PUBLIC_URL/login`.',
  ),
  p(
    'With `OIDC_MANAGEMENT_URL`, theme, menu and shortcuts of who signed in through the provider are kept there too: the newer of both counts. What it does not keep stays in Portaria, and a message says so once.',
  ),
  heading('auth0', 'Auth0'),
  steps(
    'Create an application of the type Regular Web Application.',
    'Write `PUBLIC_URL/callback` in Allowed Callback URLs, and `PUBLIC_URL/login` in Allowed Logout URLs.',
    'Turn on the grant type Refresh Token, so that a session lasts longer than a token.',
  ),
  code(`OIDC_ISSUER=https://example.us.auth0.com/
OIDC_CLIENT_ID=…
OIDC_CLIENT_SECRET=…
OIDC_AUDIENCE=https://example.us.auth0.com/api/v2/
OIDC_MANAGEMENT_URL=https://example.us.auth0.com/api/v2/
OIDC_NAME=Auth0`),
  heading('keycloak', 'Keycloak'),
  steps(
    'In the realm, create an OpenID Connect client with Client authentication on.',
    'Write `PUBLIC_URL/callback` in Valid redirect URIs, and `PUBLIC_URL/login` in Valid post logout redirect URIs.',
    'Give `OIDC_SCOPES`: Keycloak refuses words that it does not know.',
  ),
  code(`OIDC_ISSUER=https://identity.example.com/realms/portaria
OIDC_CLIENT_ID=portaria
OIDC_CLIENT_SECRET=…
OIDC_SCOPES="openid profile email"
OIDC_NAME=Keycloak`),
  heading('firebase', 'Realtime database (Firebase)'),
  p(
    'The accounts of e-mail and password of a Firebase project can sign in too, with or without a provider beside. The server makes the calls: the password passes through it and is not kept.',
  ),
  table(
    ['Variable', 'What it is'],
    ['`FIREBASE_API_KEY`', 'API key of the project'],
    ['`FIREBASE_PROJECT_ID`', 'name of the project'],
    ['`FIREBASE_DATABASE_URL`', 'address of the database, which keeps each person’s preferences'],
  ),
  steps(
    'In the project, turn on the method Email/Password under Authentication.',
    'Under Realtime Database, let each person read and write only their own place, by the rules below.',
    'Restrict the key to the calls Identity Toolkit API and Token Service API.',
  ),
  code(`{
  "rules": {
    "users": {
      "$uid": { ".read": "auth.uid === $uid", ".write": "auth.uid === $uid" }
    }
  }
}`),
  heading('people', 'What people see'),
  list(
    'Who has an account here with the same e-mail confirms once that it is theirs: by the password, a passkey or a link by e-mail.',
    'Who is new, or has an e-mail that the provider did not verify, gets a link by e-mail and is a guest until somebody gives access. An invitation is accepted only by its own link.',
    'On the profile, “Sign in with another service” shows what is linked; linking one and “Unlink” ask who one is, and each change is told by e-mail.',
    'A provider’s session ends here when it ends there. It is renewed by itself where the provider allows it; otherwise a warning comes ten minutes before.',
  ),
  heading('require', 'Requiring the provider'),
  p(
    'Under **{shell.user.company}**, “Signing in through another service” can require signing in through the provider, once a manager there and an administrator of the platform have a passkey: it always opens, even while the provider is away. Who is signed in goes on; who switches to that company passes through the provider. Who signed in with a password alone adds no passkey, links no account and changes no e-mail while belonging to it: sign in through the provider first.',
  ),
  heading('away', 'When the provider does not answer'),
  p(
    'Who is inside goes on: a session that it would renew lasts longer, by up to twelve hours. Who is outside signs in with e-mail and password or with a passkey. The same holds for Firebase.',
  ),
  warning(
    'Everybody at the gate should have a password or a passkey: they open while the provider is away.',
  ),
]

// A hosted identity provider to try signing in through one: `npm run simulate:identity`. Prints the
// settings to start the server with; any e-mail and any password sign in on its page.
import { parseArgs } from 'node:util'
import { type HostedPerson, startHostedProvider } from './identity/hosted-provider.ts'

const CLIENT_ID = 'portaria'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The person of an e-mail that is typed into the login page; one that begins with `nao.` was not verified. */
function personOf(subject: string): HostedPerson | undefined {
  if (!subject.includes('@')) return undefined
  const [name = subject] = subject.split('@')
  return { subject, email: subject, emailVerified: !subject.startsWith('nao.'), name }
}

async function simulate(): Promise<void> {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      port: { type: 'string', default: '4017' },
      app: { type: 'string', default: 'http://localhost:3000' },
      seconds: { type: 'string', default: '3600' },
      renewable: { type: 'boolean', default: true },
    },
  })
  const seconds = Number(values.seconds)
  if (!(seconds >= 10 && seconds <= 86_400)) throw new Error('--seconds: de 10 a 86400')
  const app = new URL(values.app).origin
  const provider = await startHostedProvider({
    people: personOf,
    clientId: CLIENT_ID,
    redirectUris: [`${app}/callback`],
    postLogoutRedirectUris: [`${app}/login`],
    tokens: { seconds, renewable: values.renewable },
    port: Number(values.port),
  })
  say(`Provedor de identidade em ${provider.issuer}. Inicie a Portaria com:`)
  say(
    `SEED=demo OIDC_ISSUER=${provider.issuer} OIDC_CLIENT_ID=${CLIENT_ID} ` +
      `OIDC_MANAGEMENT_URL=${provider.managementUrl} OIDC_NAME='Conta Exemplo' npm start`,
  )
  say('Na página dele entra qualquer e-mail, com qualquer senha.')
  const stop = () => void provider.close()
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

await simulate()

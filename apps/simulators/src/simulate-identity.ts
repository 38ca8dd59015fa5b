// Starts a hosted identity provider and a realtime database service to try signing in through them:
// `npm run simulate:identity`. Prints the settings to start the server with. At the provider any
// e-mail and any password sign in on its page, at the service those of a registered account.
import { parseArgs } from 'node:util'
import { type HostedPerson, startHostedProvider } from './identity/hosted-provider.ts'
import { type RealtimeService, startRealtimeService } from './identity/realtime-service.ts'

const CLIENT_ID = 'portaria'

const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Returns the person of an e-mail typed into the login page; one that begins with `nao.` is not
 * verified.
 */
function personOf(subject: string): HostedPerson | undefined {
  if (!subject.includes('@')) return undefined
  const [name = subject] = subject.split('@')
  return { subject, email: subject, emailVerified: !subject.startsWith('nao.'), name }
}

/** Returns the server's settings for the service. */
const variablesOf = ({ settings }: RealtimeService) =>
  Object.entries({
    FIREBASE_API_KEY: settings.apiKey,
    FIREBASE_PROJECT_ID: settings.projectId,
    FIREBASE_DATABASE_URL: settings.databaseUrl,
    FIREBASE_IDENTITY_URL: settings.identityUrl,
    FIREBASE_TOKEN_URL: settings.tokenUrl,
    FIREBASE_KEYS_URL: settings.keysUrl,
  })
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')

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
  const port = Number(values.port)
  const provider = await startHostedProvider({
    people: personOf,
    clientId: CLIENT_ID,
    redirectUris: [`${app}/callback`],
    postLogoutRedirectUris: [`${app}/login`],
    tokens: { seconds, renewable: values.renewable },
    port,
  })
  const service = await startRealtimeService({
    projectId: 'portaria',
    apiKey: 'example-key',
    port: port + 1,
    tokenSeconds: seconds,
  })
  // Before anything is printed: who reads the addresses may end the command at once.
  const stop = () => void Promise.all([provider.close(), service.close()])
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  say(`Provedor de identidade em ${provider.issuer}; banco em tempo real na porta ${port + 1}.`)
  say('Inicie o Portaria com os dois, ou com as variáveis de um deles:')
  say(
    `SEED=demo OIDC_ISSUER=${provider.issuer} OIDC_CLIENT_ID=${CLIENT_ID} ` +
      `OIDC_MANAGEMENT_URL=${provider.managementUrl} OIDC_NAME='Conta Exemplo' ` +
      `${variablesOf(service)} npm start`,
  )
  say('Na página do provedor entra qualquer e-mail, com qualquer senha.')
  say('No banco em tempo real entra quem se cadastrou nele, em /register; tudo some ao parar.')
}

await simulate()

import { randomBytes } from 'node:crypto'
import { answer, type Call, CommandError, type Commands, EMPTY, readFields } from './command.ts'

export const FACTORY_LOGIN = 'admin'
export const FACTORY_PASSWORD = 'admin'
/** The most sessions of a reader; a further one ends the oldest. */
const MOST_SESSIONS = 10

/** The commands that work with the factory's password: all others wait for a new one. */
const BEFORE_CHANGE = new Set(['login', 'logout', 'session_is_valid', 'change_login'])

/** The login of a reader, and who has signed in. */
export class Sessions {
  #login = FACTORY_LOGIN
  #password: string
  #tokens: string[] = []

  constructor(password: string) {
    this.#password = password
  }

  has = (token: string | null): boolean => token !== null && this.#tokens.includes(token)

  /** Ends one session, or all. */
  end(token?: string | null): void {
    this.#tokens = token === undefined ? [] : this.#tokens.filter((one) => one !== token)
  }

  reset(): void {
    this.#login = FACTORY_LOGIN
    this.#password = FACTORY_PASSWORD
    this.end()
  }

  isFactory = (): boolean => this.#login === FACTORY_LOGIN && this.#password === FACTORY_PASSWORD

  /** Refuses what waits for another password than the factory's (devices §10). */
  checkLevel(command: string): void {
    if (!this.isFactory() || BEFORE_CHANGE.has(command)) return
    throw new CommandError(401, `Invalid access level for command ${command}.fcgi`)
  }

  commands: Commands = {
    login: (call) => {
      const { login, password } = readFields(call)
      if (login !== this.#login || password !== this.#password) {
        throw new CommandError(401, 'Invalid credentials')
      }
      const session = randomBytes(18).toString('base64url')
      this.#tokens = [...this.#tokens, session].slice(-MOST_SESSIONS)
      const message = 'First Web Login. Please Change the Credentials'
      return answer(this.isFactory() ? { session, message } : { session })
    },
    session_is_valid: ({ session }: Call) => answer({ session_is_valid: this.has(session) }),
    logout: ({ session }: Call) => {
      this.end(session)
      return EMPTY
    },
    change_login: (call) => {
      const { login, password } = readFields(call)
      if (typeof login !== 'string' || typeof password !== 'string' || login === '') {
        throw new CommandError(400, 'Invalid parameters')
      }
      this.#login = login
      this.#password = password
      this.end()
      return EMPTY
    },
  }
}

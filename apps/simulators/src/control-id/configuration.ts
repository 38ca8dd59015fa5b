import { answer, CommandError, type Commands, readFields } from './command.ts'
import { fieldsOf } from './wide-json.ts'

/** The settings of a reader by module, with the values of a fresh one. */
const DEFAULTS: Record<string, Record<string, string>> = {
  general: {
    online: '0',
    local_identification: '1',
    keep_user_image: '1',
    relay1_timeout: '3000',
    relay2_timeout: '3000',
    relay3_timeout: '3000',
    relay4_timeout: '3000',
  },
  online_client: {
    server_id: '',
    extract_template: '0',
    max_request_attempts: '3',
    request_timeout: '5000',
  },
  monitor: {
    hostname: '',
    port: '',
    path: 'api/notifications',
    request_timeout: '5000',
    alive_interval: '0',
    enable_photo_upload: '0',
    inform_access_event_id: '0',
  },
  push_server: {
    push_remote_address: '',
    push_request_timeout: '15000',
    push_request_period: '5',
  },
  face_id: { qrcode_legacy_mode_enabled: '1' },
  barras: { qrcode_legacy_mode_enabled: '1' },
}

/** Keys that some firmware does not know. */
const OPTIONAL = new Set([
  'monitor.alive_interval',
  'monitor.enable_photo_upload',
  'monitor.inform_access_event_id',
  'general.keep_user_image',
])

export type ConfigurationOptions = {
  readonly refusesOptionalKeys: boolean
  /** Called with the modules that a call wrote. */
  readonly onChange: (modules: readonly string[]) => void
}

/** The settings of a reader, each a text (devices §19). */
export class Configuration {
  readonly #options: ConfigurationOptions
  #modules: Record<string, Record<string, string>> = structuredClone(DEFAULTS)

  constructor(options: ConfigurationOptions) {
    this.#options = options
  }

  text(module: string, key: string): string {
    return this.#modules[module]?.[key] ?? ''
  }

  number(module: string, key: string): number {
    return Number(this.text(module, key)) || 0
  }

  isOn(module: string, key: string): boolean {
    return this.text(module, key) === '1'
  }

  reset(): void {
    this.#modules = structuredClone(DEFAULTS)
  }

  #knows(module: string, key: string): boolean {
    if (this.#options.refusesOptionalKeys && OPTIONAL.has(`${module}.${key}`)) return false
    return DEFAULTS[module]?.[key] !== undefined
  }

  commands: Commands = {
    // A call with one unknown key changes nothing.
    set_configuration: (call) => {
      const modules = Object.entries(readFields(call))
      for (const [module, keys] of modules) {
        for (const [key, value] of Object.entries(fieldsOf(keys))) {
          if (!this.#knows(module, key)) {
            throw new CommandError(400, `Invalid configuration ${module}.${key}`)
          }
          if (typeof value !== 'string') {
            throw new CommandError(400, `Configuration ${module}.${key} must be a string`)
          }
        }
      }
      for (const [module, keys] of modules) {
        Object.assign((this.#modules[module] ??= {}), fieldsOf(keys))
      }
      this.#options.onChange(modules.map(([module]) => module))
      return answer({})
    },
    get_configuration: (call) => {
      const asked = Object.entries(readFields(call)).map(([module, keys]) => {
        const names = Array.isArray(keys) ? keys.map(String) : []
        const known = names.filter((key) => this.#knows(module, key))
        return [module, Object.fromEntries(known.map((key) => [key, this.text(module, key)]))]
      })
      return answer(Object.fromEntries(asked) as object)
    },
  }
}

import { pageRoomRules } from './page-rooms.ts'
import type { Rule } from './rule.ts'

/** Sabotages are beside tests, and not shipped either. */
const TESTS = '\\.(test|sabotages)\\.tsx?$'
const TEST_TOOLS = '^npm:(vitest|fast-check)$'
/** The part of `packages/i18n` that does not use React. */
const PLAIN_I18N = '^packages/i18n/src/[^/]+$'

/**
 * Which files may import which. Layers are patterns: they apply to a new register, package or demo
 * app without a change here. The levels of modules are in `module-levels.ts`.
 */
export const RULES: readonly Rule[] = [
  // A path that is unresolved or computed would pass every rule below.
  {
    name: 'imports are found',
    reason: 'what cannot be followed cannot be checked',
    from: '',
    forbid: '^lost:',
  },

  // The API, the web app and scripts load the contract, so it must load everywhere and quickly.
  {
    name: 'contract stands alone',
    reason: 'what server and browser agree on is zod and plain TypeScript, without I/O or React',
    from: '^packages/contract/src/',
    except: `${TESTS}|/src/testing/`,
    forbid: '',
    unless: `^(packages/contract/src/|npm:zod(/|$))|${PLAIN_I18N}`,
  },
  {
    name: 'tests of contract stand alone',
    reason: 'a test of plain data needs plain data',
    from: `^packages/contract/src/(.*${TESTS}|testing/)`,
    forbid: '',
    unless: `^(packages/contract/src/|npm:zod(/|$)|node:)|${PLAIN_I18N}|${TEST_TOOLS}`,
  },

  // Languages, plural forms and formats. Every workspace may use them, so they may use none.
  {
    name: 'i18n imports no workspace',
    reason: 'what all may import stands below all',
    from: '^packages/i18n/',
    forbid: '^(packages|apps)/',
    unless: '^packages/i18n/',
  },
  {
    name: 'React stays in its folder of i18n',
    reason: 'server and contract read the languages without React and i18next',
    from: '^packages/i18n/src/[^/]+$',
    except: TESTS,
    forbid: '^npm:|^packages/i18n/src/react/',
  },

  // A design system that knows a word of the product serves only one product.
  {
    name: 'ui knows no product word',
    reason: 'the design system imports no other workspace but i18n',
    from: '^packages/ui/',
    forbid: '^(packages|apps)/',
    unless: '^packages/(ui|i18n)/',
  },

  // Demo apps have their own HTTP client and data, so that no fake API answers a call of the
  // product.
  {
    name: 'demo apps keep to themselves',
    reason: 'they use ui, i18n and their own back-end, never the product',
    from: '^packages/demo-apps/',
    forbid: '^(packages|apps)/',
    unless: '^packages/(ui|i18n|demo-apps)/',
  },
  {
    name: 'only the routes import the demo apps',
    reason: 'the routes of the web app load them lazily, and not at all with DEMO_APPS=off',
    from: '',
    except: '^(packages/demo-apps|apps/web/src/app|e2e)/',
    forbid: '^packages/demo-apps/',
  },

  // A driver exchanges bytes with a device; the meaning of an opening is the product's business.
  {
    name: 'drivers know no product word',
    reason: 'a family of devices is a wire format, the same for every product',
    from: '^packages/drivers/',
    forbid: '^(packages|apps)/',
    unless: '^packages/(drivers|i18n)/',
  },
  {
    name: 'simulators are written apart',
    reason: 'a simulator that shares code with its driver shares its mistakes',
    from: '^apps/simulators/',
    except: '^apps/simulators/src/testing/',
    forbid: '^(packages|apps)/',
    // The clock of tests knows no device.
    unless: '^(apps/simulators|packages/i18n)/|^packages/drivers/src/testing/moved-time\\.ts$',
  },
  {
    name: 'only what judges drivers sees both',
    reason: 'a driver is tried against its simulator, and against nothing of the product',
    from: '^apps/simulators/src/testing/',
    forbid: '^(packages|apps)/',
    unless: '^(apps/simulators|packages/(i18n|drivers))/',
  },

  // Packages that all apps use must not depend on one app.
  {
    name: 'packages are below the apps',
    reason: 'a package that imports an app cannot be used by the other one',
    from: '^packages/',
    forbid: '^apps/',
  },
  {
    name: 'api never meets web',
    reason: 'they share the contract and talk HTTP; the server renders nothing',
    from: '^apps/api/',
    except: '^apps/api/src/testing/',
    forbid: '^(apps|packages/(ui|demo-apps|i18n/src/react))/',
    unless: '^apps/api/',
  },
  {
    name: 'tests of the server try devices that are simulated',
    reason: 'what opens a door is judged by what its other side counts',
    from: '^apps/api/src/testing/',
    forbid: '^(apps|packages/(ui|demo-apps|i18n/src/react))/',
    unless: '^apps/(api|simulators)/',
  },
  {
    name: 'web never meets api',
    reason: 'they share the contract and talk HTTP; the browser drives no device',
    from: '^apps/web/',
    forbid: '^(apps|packages/drivers)/',
    unless: '^apps/web/',
  },
  {
    name: 'the product does not use its checks',
    reason: 'what is shipped runs without the tests, benchmarks and tools beside it',
    from: '^(packages|apps)/',
    // Sabotages use a type of the tool, and tests of screens use the browser of the journeys.
    except: '\\.sabotages\\.ts$|/vitest\\.screens\\.config\\.ts$',
    forbid: '^(e2e|bench|tools)/',
  },
  {
    name: 'shipped code imports no test',
    reason: 'the testing folder starts databases of its own and goes past the guards',
    from: '^(packages|apps)/',
    except: `${TESTS}|/src/testing/|/vitest\\.`,
    forbid: `/src/testing/|${TESTS}|${TEST_TOOLS}`,
  },

  // The platform must not know the code above it.
  {
    name: 'platform is below',
    reason: 'platform serves every module, and names none',
    from: '^apps/([^/]+)/src/platform/',
    except: TESTS,
    forbid: '^apps/$1/',
    unless: '^apps/$1/src/platform/',
  },
  {
    name: 'shell is below',
    reason: 'the frame around the pages names no page',
    from: '^apps/([^/]+)/src/shell/',
    except: TESTS,
    forbid: '^apps/$1/',
    unless: '^apps/$1/src/(platform|shell)/',
  },

  // The machinery works from definitions; code that names a register would be a special case.
  {
    name: 'the machinery names no register and no module',
    reason: 'what one register needs is an option, a hook or a slot that the definition names',
    from: '^apps/([^/]+)/src/register-(endpoints|pages)/',
    except: TESTS,
    forbid: '^apps/$1/',
    unless: '^apps/$1/src/(platform|shell|register-(endpoints|pages))/',
  },
  {
    name: 'the machinery reads no particular definition',
    reason: 'it takes the list of all registers, so that none is special',
    from: '^apps/[^/]+/src/register-(endpoints|pages)/',
    except: TESTS,
    forbid: '^packages/contract/src/modules/',
    unless: '^packages/contract/src/modules/registers\\.ts$',
  },

  ...pageRoomRules(TESTS),

  // These layers are above the machinery. `module-levels.ts` tells which modules may know each
  // other.
  {
    name: 'parts are types of what modules bring',
    reason: 'what a module gathers is declared below all modules, and names none',
    from: '^apps/([^/]+)/src/parts/',
    except: TESTS,
    forbid: '^apps/$1/',
    unless: '^apps/$1/src/(platform|shell|register-(endpoints|pages)|parts)/',
  },
  {
    name: 'modules stand on the machinery',
    reason: 'a module is wired by the list of modules, and wires nothing itself',
    from: '^apps/([^/]+)/src/modules/',
    except: TESTS,
    forbid: '^apps/$1/',
    unless: '^apps/$1/src/(platform|shell|parts|register-(endpoints|pages)|modules/[^/]+)/',
  },

  // Only the entry points wire parts by name; importing them would give access to everything.
  {
    name: 'nobody imports the app',
    reason: 'the app knows all layers by name, so what imports it depends on all of them',
    from: '^apps/([^/]+)/src/',
    except: `^apps/[^/]+/src/([^/]+\\.tsx?$|app/|testing/)|${TESTS}`,
    forbid: '^apps/$1/src/(app/|[^/]+$)',
  },

  // Passwords, second factors and tokens are in tables that only one database role may read. Only
  // this rule and the next name modules: there is one sign-in, which no pattern could identify.
  {
    name: 'the role of sign-in stays with sign-in',
    reason: 'password hashes and tokens are read where people sign in and sessions are kept',
    from: '^apps/api/src/',
    except: `^apps/api/src/(modules/accounts|platform/sessions|testing)/|^apps/api/src/[^/]+$|${TESTS}`,
    forbid: '^apps/api/src/platform/database/auth-',
  },
  // Reads of accounts with that role are public only for the two other modules by which people sign
  // in.
  {
    name: 'accounts open to those by which people sign in',
    reason: 'who may read an account with its password hash is said here',
    from: '^apps/api/src/modules/',
    except: `^apps/api/src/modules/(accounts|proofs|identities)/|${TESTS}`,
    forbid:
      '^apps/api/src/modules/(accounts/public/(account|devices|letters|password|sign-in|throttle)|proofs|identities)/',
  },
  // This role sees the outbox of every tenant.
  {
    name: 'the role of the system stays with relay, jobs and the list of servers',
    reason: 'a request that works as the system would see every tenant',
    from: '^apps/api/src/',
    except: `^apps/api/src/(platform/(outbox|jobs|servers|backups)|testing)/|^apps/api/src/[^/]+$|${TESTS}`,
    forbid: '^apps/api/src/platform/database/system-',
  },
]

/** The layers of each app: no rule would apply to a folder beside them. */
export const LAYERS: Readonly<Record<string, RegExp>> = {
  'apps/api': /^(platform|register-endpoints|parts|modules|testing)$/,
  'apps/web': /^(app|platform|shell|register-pages|parts|modules|testing)$/,
}

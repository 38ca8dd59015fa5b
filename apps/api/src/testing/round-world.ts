import type { Role } from '@portaria/contract/actors/roles'
import { machineriesOf, unnotedReads } from '../machineries.ts'
import { roundTasks } from '../modules/rounds/rounds/round-jobs.ts'
import { moduleRegister } from '../modules.ts'
import { onServer } from './database-server.ts'
import { bind } from './seeded-tenants.ts'
import { type AppOptions, openTestApp, rowsOf } from './test-app.ts'

export type RoundWorld = Awaited<ReturnType<typeof openRoundWorld>>

export type Row = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly version: number
}

/** Opens a company with patrol points and two employees who walk rounds, one of them with a login. */
export async function openRoundWorld(options?: AppOptions) {
  const test = await openTestApp(options)
  const { past } = test
  let nth = 0
  const add = async (register: string, payload: object, role: Role = 'sindico') => {
    const { status, body, raw } = await test.as(role).post(`/${register}`, { payload })
    if (status !== 201) throw new Error(`${register} was refused: ${raw}`)
    return body.data.id
  }
  const employeeOf = (more: object = {}) =>
    add('employees', {
      ...moduleRegister('employees').sample.values(8_000 + (nth += 1)),
      shifts: [],
      ...more,
    })
  const [guard, other] = [await employeeOf(), await employeeOf()]
  await bind(test, 'bosque', 'funcionario', { employee_id: guard })
  const point = (more: object = {}) =>
    add('patrol-points', { name: `Ponto ${(nth += 1)}`, ...more })
  const points = [await point(), await point(), await point()]
  const list = async (query: string, role: Role = 'sindico'): Promise<Row[]> =>
    rowsOf((await test.as(role).get(`/rounds?per_page=100&sort=starts_at&${query}`)).body) as Row[]
  const read = async (path: string, role: Role = 'sindico') => {
    const { status, body } = await test.as(role).get(path)
    return { status, data: body.data as Row }
  }
  const tasks = roundTasks(machineriesOf(test.parts, unnotedReads))
  const run = async (name: 'plan_rounds' | 'step_round', data: object) => {
    const task = tasks[name]
    if (task?.scope !== 'tenant') throw new Error(`no job of rounds is called ${name}`)
    await task.run({ database: test.parts.database, actor: test.actor('sindico') }, { ...data })
  }
  const patrolOf = (more: object = {}) =>
    add('patrols', {
      name: `Patrulha ${(nth += 1)}`,
      range_min: 60,
      points: points.map((point_id) => ({ point_id })),
      ...more,
    })
  return {
    test,
    guard,
    other,
    points,
    add,
    employeeOf,
    point,
    list,
    read,
    patrol: patrolOf,
    /** Adds a round of the guard that is to begin some minutes from now. */
    async roundIn(minutes: number, more: object = {}) {
      const patrol = await patrolOf({ employees: [{ employee_id: guard }], ...more })
      const round = await add('rounds', { patrol_id: patrol })
      await past(`UPDATE rounds SET unplanned = false,
        starts_at = now() + interval '${minutes} minutes' WHERE id = '${round}'`)
      return round
    },
    roundsOf: (patrol: string, query = '') => list(`filter[patrol_id]=${patrol}&${query}`),
    async change(path: string, payload: object, role: Role = 'sindico') {
      const { version } = (await read(path)).data
      return test.as(role).patch(path, { headers: { 'if-match': `"${version}"` }, payload })
    },
    inbox: async (role: Role, kind: string) => {
      const { body } = await test.as(role).get('/inbox?per_page=100')
      return rowsOf(body).filter((item) => item['kind'] === kind)
    },
    /** Plans rounds as the job does. */
    plan: (data: object = {}) => run('plan_rounds', data),
    /** Looks at a round as its job does, due or not. */
    step: (roundId: string) => run('step_round', { roundId }),
    /**
     * Runs a statement as the database's owner, for states that otherwise only time brings about.
     */
    past,
    /** Returns the rows of a statement that runs as the database's owner. */
    look: <Found extends object>(statement: string) =>
      onServer<Found>(test.database.adminUrl, statement),
    close: () => test.close(),
  }
}

import type { BrowserContext, Page } from '@playwright/test'
import { choiceWord, problems, screens } from '../apps/web/src/testing/words.ts'
import { answerAlerts } from './alerts.ts'
import { callerOf } from './api-calls.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

const of = '/apps/condominiums'

// Pages open without a network only from the worker's cache.
test.use({ serviceWorkers: 'allow' })

/**
 * Replaces the camera by a blank picture, and the browser's code reader by one that finds the given
 * code.
 */
async function readCodesOf(context: BrowserContext) {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -23.56, longitude: -46.65, accuracy: 9 })
  await context.addInitScript(() => {
    class Reader {
      static getSupportedFormats() {
        return Promise.resolve(['qr_code'])
      }
      detect() {
        const code = document.documentElement.dataset['code']
        return Promise.resolve(code ? [{ rawValue: code }] : [])
      }
    }
    Object.assign(globalThis, { BarcodeDetector: Reader })
    Object.assign(navigator.mediaDevices, {
      getUserMedia() {
        const canvas = document.createElement('canvas')
        Object.assign(canvas, { width: 320, height: 240 })
        const drawing = canvas.getContext('2d')
        // An unchanging picture makes no frames.
        setInterval(() => {
          if (!drawing) return
          drawing.fillStyle = `rgb(${Math.floor(Math.random() * 256)} 0 0)`
          drawing.fillRect(0, 0, canvas.width, canvas.height)
        }, 100)
        return Promise.resolve(canvas.captureStream(10))
      },
    })
  })
}

/** Holds the telephone to a label, after the scanner's window opens. */
async function scan(page: Page, code: string) {
  await page.getByRole('button', { name: screens.roundsRun.scan }).click()
  await page.evaluate((shown) => {
    document.documentElement.dataset['code'] = shown
  }, code)
}

test('a round by thumb in the dark, without a network from its second point to the last', async ({
  visitor,
  request,
}) => {
  const own = attempt()
  const sindico = await callerOf(request, 'sindico@bosque.example')
  const add = async (register: string, body: object) =>
    (await sindico.call<{ id: string }>('POST', `/${register}`, body)).id
  const names = ['Portaria sul', 'Caldeira', 'Mirante'].map((name) => `${name} ${own}`)
  const points = [
    await add('patrol-points', { name: names[0] }),
    await add('patrol-points', {
      name: names[1],
      questions: [{ question: 'Está desligada?', answer: 'yes_no', answer_required: true }],
    }),
    await add('patrol-points', { name: names[2] }),
  ]
  const [guard] = await sindico.call<{ id: string }[]>('GET', '/employees?q=Edson Marinho')
  const patrol = await add('patrols', {
    name: `Ronda da jornada ${own}`,
    range_min: 60,
    points: points.map((point_id) => ({ point_id })),
    employees: [{ employee_id: guard?.id }],
  })
  const labels = await sindico.call<{ code: string }[]>('POST', '/patrol-points/labels', {
    ids: points,
  })
  const [old = '', boiler = '', view = ''] = labels.map(({ code }) => code)
  for (let nth = 0; nth < 2; nth += 1)
    await sindico.call('POST', `/patrol-points/${points[0]}/renew-code`)
  const round = await add('rounds', { patrol_id: patrol })

  const page = await visitor({ width: 390, dark: true })
  await readCodesOf(page.context())
  await answerAlerts(page, [])
  await signIn(page, 'funcionario@bosque.example')

  await test.step('it says beforehand what is taken down, and is begun', async () => {
    await page.goto(`${of}/round/${round}`)
    await page.getByRole('link', { name: screens.roundsWalk.walk }).click()
    await expect(page.getByText(/registra uma vez onde você está/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: screens.roundsRun.begin }).click()
    await expect(page.getByText(names[0] ?? '').first()).toBeVisible()
    await expectDone(page)
  })

  await test.step('an old label counts, and is told', async () => {
    await scan(page, old)
    await expect(page.getByText(/A etiqueta é antiga/).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1 de 3')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await expect(page.getByText(/por enviar/)).toHaveCount(0)
  })

  await test.step('without a network the next points are read, also after a reload', async () => {
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1 de 3')
    await scan(page, old)
    await expect(page.getByText(/já foi lido/)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click()
    await scan(page, boiler)
    const dialog = page.getByRole('dialog', { name: names[1] ?? '' })
    await dialog.getByRole('button', { name: 'Registrar' }).click()
    await expect(dialog.getByText(problems.fields.required)).toBeVisible()
    await dialog.getByRole('radio', { name: 'Sim' }).check()
    await dialog.getByRole('button', { name: 'Registrar' }).click()
    await expect(page.getByText(/1 registro por enviar/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a point is skipped with a reason, and the round is finished', async () => {
    await page.getByRole('button', { name: screens.roundsRun.skip }).click()
    await page.getByRole('textbox', { name: 'Motivo' }).fill('Em obras')
    await page.getByRole('button', { name: screens.roundsRun.skipButton }).click()
    await page.getByRole('button', { name: screens.roundsRun.finish }).click()
    await expect(page.getByText(new RegExp(`Falta 1 ponto: ${names[2]}`))).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: screens.roundsRun.finish }).click()
    await expect(page.getByText('Ronda feita com exceções')).toBeVisible()
    await expect(page.getByText(/Está tudo guardado neste celular/)).toBeVisible()
    expect(view).not.toBe('')
  })

  await test.step('all is sent by itself, and the síndico judges the old label', async () => {
    await page.context().setOffline(false)
    await expect(page.getByText(/Tudo foi enviado/)).toBeVisible()
    const desk = await visitor()
    await answerAlerts(desk, [])
    await signIn(desk, 'sindico@bosque.example', `${of}/round/${round}`)
    await expect(
      desk.getByText(choiceWord('rounds', 'state', 'completed_with_exceptions')).first(),
    ).toBeVisible()
    await expect(desk.getByText(screens.roundsWalk.suspicions.old_code)).toBeVisible()
    await expect(desk.getByText('Está desligada? Sim')).toBeVisible()
    await expect(desk.getByText('Em obras')).toBeVisible()
    await desk.getByRole('button', { name: screens.roundsWalk.verdicts.fine, exact: true }).click()
    await expect(desk.getByText(screens.roundsWalk.judgedFine)).toBeVisible()
    await expectDone(desk)
    await expectAccessible(desk)
  })
})

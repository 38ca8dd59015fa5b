import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openDemoApp } from '../back-end/open-demo-app.ts'
import { mail } from './mail.handlers.ts'
import type { Mail, MailCalls, MailQuery } from './mail.types.ts'
import { isBegun, newDraft, wrongAddress } from './mail-drafts.ts'
import { folderIds, type MailSets, mailPath, mailPlaceOf, mailQueryOf } from './mail-places.ts'

const NOW = Date.UTC(2026, 10, 20, 12)

const open = () => openDemoApp<MailCalls>('/api/mail-app', mail, NOW)
type Open = ReturnType<typeof open>

const read = (call: Open, query: MailQuery = {}) => call('GET /api/mail-app/mails', { query })

async function everyMail(call: Open): Promise<Mail[]> {
  const handles = ['inbox', 'sent', 'drafts', 'spam', 'trash']
  const folders = await Promise.all(handles.map((folderHandle) => read(call, { folderHandle })))
  return folders.flat()
}

test('sixty mails in five folders with fixed ids; the inbox by default (demo-apps §11)', async () => {
  const call = open()
  const all = await everyMail(call)
  expect(all).toHaveLength(60)
  const handles = (await call('GET /api/mail-app/folders')).map(({ id, handle }) => [id, handle])
  expect(handles).toEqual([
    [0, 'inbox'],
    [1, 'sent'],
    [2, 'drafts'],
    [3, 'spam'],
    [4, 'trash'],
  ])
  expect(await read(call)).toEqual(all.filter(({ folder }) => folder === 0))
})

test('a filter shows mails with its mark, a label those with the label, of every folder', async () => {
  const call = open()
  const all = await everyMail(call)
  const sorted = (mails: readonly Mail[]) => mails.map(({ id }) => id).toSorted()
  const expected = (has: (each: Mail) => boolean) => sorted(all.filter(has))
  expect(sorted(await read(call, { filterHandle: 'starred' }))).toEqual(expected((m) => m.starred))
  const important = await read(call, { filterHandle: 'important' })
  expect(sorted(important)).toEqual(expected((m) => m.important))
  expect(important.length).toBeGreaterThan(0)
  const invoices = await read(call, { labelHandle: 'invoice' })
  expect(sorted(invoices)).toEqual(expected((m) => m.labels.includes(2)))
  expect(invoices.length).toBeGreaterThan(0)
  for (const query of [{ filterHandle: 'x' }, { labelHandle: 'x' }, { folderHandle: 'x' }]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await read(call, query)).toEqual([])
  }
})

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 60 }).map(String), { minLength: 1 })

test('toggles a label on each selected mail separately', async () => {
  await fc.assert(
    fc.asyncProperty(ids, fc.integer({ min: 0, max: 3 }), async (selectedMailIds, labelId) => {
      const call = open()
      const before = await everyMail(call)
      await call('POST /api/mail-app/toggle-label', { body: { selectedMailIds, labelId } })
      for (const [nth, { id, labels }] of (await everyMail(call)).entries()) {
        const had = before[nth]?.labels.includes(labelId)
        expect(labels.includes(labelId)).toBe(had !== selectedMailIds.includes(id))
      }
    }),
    { numRuns: 30 },
  )
})

test('moving changes only the folder, and deleting is permanent', async () => {
  await fc.assert(
    fc.asyncProperty(ids, fc.integer({ min: 0, max: 4 }), async (selectedMailIds, folderId) => {
      const call = open()
      const before = await everyMail(call)
      await call('POST /api/mail-app/set-folder', { body: { selectedMailIds, folderId } })
      const byId = new Map((await everyMail(call)).map((each) => [each.id, each]))
      for (const each of before) {
        const folder = selectedMailIds.includes(each.id) ? folderId : each.folder
        expect(byId.get(each.id)).toEqual({ ...each, folder })
      }
      await call('POST /api/mail-app/delete-mails', { body: { selectedMailIds } })
      const left = (await everyMail(call)).map(({ id }) => id)
      expect(left).toHaveLength(60 - selectedMailIds.length)
      expect(left.filter((id) => selectedMailIds.includes(id))).toEqual([])
    }),
    { numRuns: 20 },
  )
})

test('reads a mail by id, replaces it whole, and refuses an unknown id', async () => {
  const call = open()
  const one = await call('GET /api/mail-app/mail', { query: { mailId: '3' } })
  const body = { ...one, subject: 'Outro', starred: !one.starred }
  expect(await call('POST /api/mail-app/update-mail', { body })).toEqual(body)
  expect(await call('GET /api/mail-app/mail', { query: { mailId: '3' } })).toEqual(body)
  await expect(call('GET /api/mail-app/mail', { query: { mailId: 'none' } })).rejects.toThrow(
    'Requested mail do not exist.',
  )
})

test('a new mail is first in its folder, from the owner', async () => {
  const call = open()
  const to = [{ name: 'ana@exemplo.example', email: 'ana@exemplo.example' }]
  const body = { to, subject: 'Olá', message: '<p>Oi</p>', folder: folderIds.sent }
  const made = await call('POST /api/mail-app/new-mail', { body })
  expect(made).toMatchObject({ to, folder: 1, read: true, time: new Date(NOW).toISOString() })
  expect((await read(call, { folderHandle: 'sent' }))[0]).toEqual(made)
})

describe('the page', () => {
  test('knows each place and mail by its address, and no other', async () => {
    const call = open()
    const [folders, filters, labels] = await Promise.all([
      call('GET /api/mail-app/folders'),
      call('GET /api/mail-app/filters'),
      call('GET /api/mail-app/labels'),
    ])
    const sets: MailSets = { folders, filters, labels }
    const at = (path: string) => mailPlaceOf(path.split('/'), sets)
    for (const path of ['inbox', 'filter/starred', 'label/invoice']) {
      expect(at(path)?.mailId).toBeNull()
      expect(at(`${path}/7`)).toEqual({ place: at(path)?.place, mailId: '7' })
      const place = at(path)?.place
      expect(place && mailPath(place)).toBe(`/apps/mail/${path}`)
    }
    expect(at('nowhere')).toBeNull()
    expect(at('label/starred')).toBeNull()
    expect(mailQueryOf({ kind: 'folder', handle: 'spam' })).toEqual({ folderHandle: 'spam' })
  })

  test('stores only drafts with content, and sends only to valid addresses', () => {
    expect(isBegun(newDraft)).toBe(false)
    expect(isBegun({ ...newDraft, message: '<p></p>' })).toBe(false)
    expect(isBegun({ ...newDraft, subject: 'a' })).toBe(true)
    expect(wrongAddress(['ana@exemplo.example'])).toBeNull()
    expect(wrongAddress(['ana@exemplo.example', 'bia'])).toBe('bia')
  })
})

import { expect, test } from 'vitest'
import {
  accountShop,
  actingFor,
  addCustomer,
  goodPassword,
  otherPassword,
  visitorOf,
} from '../../../testing/account-shop.ts'
import { openConnections } from '../../../testing/small-shop.ts'
import { softwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { issueToken } from '../passwords/token-store.ts'
import { markVerified } from '../store.ts'
import { forgetOldChallenges } from './store.ts'

const { platform, app, mailsTo } = await accountShop()
let people = 0
type Visitor = ReturnType<typeof visitorOf>

async function loggedIn() {
  platform.at('2026-11-20T10:00:00Z')
  const email = `customer-${++people}@example.fi`
  const { id } = await addCustomer(platform, { email })
  const visitor = visitorOf(app, { address: `203.0.113.${people}` })
  await visitor.logIn(email)
  return { id, email, ...visitor }
}

const challengeFor = async (visitor: Pick<Visitor, 'post'>, payload: object = {}) =>
  (await visitor.post('passkeys/options', payload)).body.data?.challenge as string

async function withPasskey(name = 'Puhelin', customer?: Awaited<ReturnType<typeof loggedIn>>) {
  const person = customer ?? (await loggedIn())
  const authenticator = softwareAuthenticator()
  const response = authenticator.register({ challenge: await challengeFor(person) })
  const { body } = await person.post('passkeys', { name, response })
  return { ...person, authenticator, passkey: body.data as { id: string; name: string } }
}

const newVisitor = () => visitorOf(app, { address: `198.51.100.${++people}` })
const loginChallenge = async (visitor: Pick<Visitor, 'post'>) =>
  (await visitor.post('login/passkey/options')).body.data.challenge as string

test('options name the shop and the person, ask for a discoverable passkey, and leave out those there are', async () => {
  const aino = await withPasskey()
  const { body } = await aino.post('passkeys/options')
  expect(body.data).toMatchObject({
    rp: { id: 'localhost', name: 'Pito' },
    user: { id: Buffer.from(aino.id).toString('base64url'), name: aino.email, displayName: 'Aino Virtanen' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: [{ id: aino.authenticator.id, type: 'public-key' }],
    attestation: 'none',
  })
})

test('a passkey is added, listed, renamed and removed; a mail and the audit say so', async () => {
  const person = await loggedIn()
  await markVerified(platform.sql, person.id, platform.clock())
  const { passkey, email, id, get, put, post } = await withPasskey('Puhelin', person)
  expect((await get('passkeys')).body.data).toEqual([
    {
      id: passkey.id,
      name: 'Puhelin',
      created_at: '2026-11-20T10:00:00.000Z',
      last_used_at: null,
      backed_up: false,
    },
  ])
  const [mail] = (await mailsTo(email)).filter(
    ({ subject }) => subject === 'A passkey was added to your account',
  )
  expect(mail?.bodyText).toContain('“Puhelin”')
  expect((await put(`passkeys/${passkey.id}`, { name: ' Ainon puhelin ' })).body.data.name).toBe(
    'Ainon puhelin',
  )
  expect((await put(`passkeys/${passkey.id}`, { name: '' })).body.errors).toEqual({
    name: ['Please give the passkey a name.'],
  })
  expect((await post('passkeys/remove', { id: passkey.id })).status).toBe(200)
  expect((await post('passkeys/remove', { id: passkey.id })).status).toBe(404)
  expect((await get('passkeys')).body.data).toEqual([])
  const removed = (await mailsTo(email)).find(
    ({ subject }) => subject === 'A passkey was removed from your account',
  )
  expect(removed?.bodyText).toContain('“Ainon puhelin”')
  const { rows } = await platform.pool.query(
    `select action from audit where customer_id = $1 and action like 'passkey-%' order by id`,
    [id],
  )
  expect(rows).toEqual([{ action: 'passkey-added' }, { action: 'passkey-removed' }])
})

test('it logs in without a password, and says so in the list and the audit', async () => {
  const { authenticator, email, id, get } = await withPasskey()
  const visitor = newVisitor()
  const challenge = await loginChallenge(visitor)
  const userHandle = Buffer.from(id).toString('base64url')
  const response = authenticator.use({ challenge, userHandle })
  const { status, body } = await visitor.post('login/passkey', { response })
  expect([status, body.data.userDetails.email]).toEqual([200, email])
  expect((await visitor.get('account')).status).toBe(200)
  expect(Object.keys(visitor.cookies).sort()).toEqual(['access', 'device', 'refresh', 'session'])
  expect((await get('passkeys')).body.data[0].last_used_at).toBe('2026-11-20T10:00:00.000Z')
  const { rows } = await platform.pool.query(
    `select details->>'method' as method from audit where customer_id = $1 and action = 'logged-in' order by id`,
    [id],
  )
  expect(rows).toEqual([{ method: 'password' }, { method: 'passkey' }])
})

const refusedAlike = [422, 'passkey-not-valid']
const codes = async (visitor: Pick<Visitor, 'post'>, response: object) => {
  const { status, body } = await visitor.post('login/passkey', { response })
  return [status, body.code]
}

test('a challenge is good once, for five minutes, and for nobody’s made-up one', async () => {
  const { authenticator } = await withPasskey()
  const visitor = newVisitor()
  const response = authenticator.use({ challenge: await loginChallenge(visitor) })
  expect((await codes(visitor, response))[0]).toBe(200)
  expect(await codes(newVisitor(), response)).toEqual(refusedAlike)
  const late = authenticator.use({ challenge: await loginChallenge(visitor) })
  platform.at('2026-11-20T10:05:00Z')
  expect(await codes(newVisitor(), late)).toEqual(refusedAlike)
  expect(await codes(newVisitor(), authenticator.use({ challenge: 'made-up' }))).toEqual(refusedAlike)
  expect(await forgetOldChallenges(platform.sql, platform.clock())).toBeGreaterThan(0)
})

test('of one response used four times at once, one logs in', async () => {
  const { authenticator } = await withPasskey()
  const visitors = [newVisitor(), newVisitor(), newVisitor(), newVisitor()]
  const response = authenticator.use({ challenge: await loginChallenge(newVisitor()) })
  await openConnections(platform)
  const statuses = (await Promise.all(visitors.map((visitor) => codes(visitor, response)))).map(
    ([status]) => status,
  )
  expect(statuses.sort()).toEqual([200, 422, 422, 422])
})

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another party', { rpId: 'evil.example' }],
  ['somebody else’s handle', { userHandle: Buffer.from('mallory').toString('base64url') }],
])('a response made for %s logs nobody in', async (_, changed) => {
  const { authenticator } = await withPasskey()
  const visitor = newVisitor()
  const response = authenticator.use({ challenge: await loginChallenge(visitor), ...changed })
  expect(await codes(visitor, response)).toEqual(refusedAlike)
})

test('a wrong signature and an unknown passkey get the same answer', async () => {
  const { authenticator } = await withPasskey()
  const visitor = newVisitor()
  const right = authenticator.use({ challenge: await loginChallenge(visitor) })
  const other = authenticator.use({ challenge: await loginChallenge(visitor) })
  const forged = { ...right, response: { ...right.response, signature: other.response.signature } }
  expect(await codes(visitor, forged)).toEqual(refusedAlike)
  const unknown = softwareAuthenticator().use({ challenge: await loginChallenge(visitor) })
  expect(await codes(visitor, unknown)).toEqual(refusedAlike)
  const garbage = { ...right, response: { ...right.response, clientDataJSON: 'x', authenticatorData: '' } }
  expect(await codes(visitor, garbage)).toEqual(refusedAlike)
})

test('a counter that does not grow means a copy of the key', async () => {
  const { authenticator } = await withPasskey()
  const tryWith = async (counter: number) => {
    const visitor = newVisitor()
    const challenge = await loginChallenge(visitor)
    return (await codes(visitor, authenticator.use({ challenge, counter })))[0]
  }
  expect([await tryWith(5), await tryWith(6), await tryWith(6), await tryWith(2), await tryWith(7)]).toEqual([
    200, 200, 422, 422, 200,
  ])
})

test('ten minutes after the log-in adding and removing need the password', async () => {
  const { passkey, post } = await withPasskey()
  platform.at('2026-11-20T10:10:01Z')
  for (const path of ['passkeys/options', 'passkeys/remove'])
    expect((await post(path, { id: passkey.id })).body.code).toBe('password-needed')
  const wrong = await post('passkeys/options', { password: 'Wrong-one-1!' })
  expect(wrong.body.errors).toEqual({ password: ['Given old password is incorrect.'] })
  expect((await post('passkeys/options', { password: goodPassword })).status).toBe(200)
  for (let time = 0; time < 10; time += 1) await post('passkeys/options', { password: 'Wrong-one-1!' })
  expect((await post('passkeys/options', { password: goodPassword })).status).toBe(429)
})

test('a challenge of one person makes no passkey of another, and a log-in’s makes none at all', async () => {
  const [aino, mallory] = [await loggedIn(), await loggedIn()]
  const add = async (visitor: Pick<Visitor, 'post'>, challenge: string) => {
    const response = softwareAuthenticator().register({ challenge })
    return (await visitor.post('passkeys', { name: 'x', response })).body.code
  }
  expect(await add(mallory, await challengeFor(aino))).toBe('passkey-not-valid')
  expect(await add(aino, await loginChallenge(aino))).toBe('passkey-not-valid')
  const used = await challengeFor(aino)
  expect(await add(aino, used)).toBeUndefined()
  expect(await add(aino, used)).toBe('passkey-not-valid')
})

test('a passkey opens to its owner alone, and never twice', async () => {
  const { passkey, authenticator } = await withPasskey()
  const mallory = await loggedIn()
  expect((await mallory.get('passkeys')).body.data).toEqual([])
  expect((await mallory.put(`passkeys/${passkey.id}`, { name: 'mine' })).status).toBe(404)
  expect((await mallory.post('passkeys/remove', { id: passkey.id })).status).toBe(404)
  const response = authenticator.register({ challenge: await challengeFor(mallory) })
  expect((await mallory.post('passkeys', { name: 'mine', response })).body.code).toBe('passkey-not-valid')
})

test('ten at most', async () => {
  const aino = await loggedIn()
  for (let number = 0; number < 10; number += 1) {
    const response = softwareAuthenticator().register({ challenge: await challengeFor(aino) })
    expect((await aino.post('passkeys', { name: `key ${number}`, response })).status).toBe(200)
  }
  expect((await aino.post('passkeys/options')).body.code).toBe('too-many-passkeys')
})

test('staff who act for a customer see and change none', async () => {
  const { id, passkey } = await withPasskey()
  const headers = { authorization: `Bearer ${await actingFor(platform, id)}` }
  const staff = newVisitor()
  const answers = [
    await staff.get('passkeys', headers),
    await staff.post('passkeys/options', {}, headers),
    await staff.post('passkeys/remove', { id: passkey.id }, headers),
  ]
  for (const { status, body } of answers)
    expect([status, body.code]).toEqual([403, 'not-allowed-while-acting'])
})

test('a changed password leaves the passkeys: they are other keys to the account', async () => {
  const { authenticator, post } = await withPasskey()
  await post('change-password', { oldpassword: goodPassword, password: otherPassword })
  const visitor = newVisitor()
  const response = authenticator.use({ challenge: await loginChallenge(visitor) })
  expect((await codes(visitor, response))[0]).toBe(200)
})

test('twenty failures of an address, then it waits', async () => {
  const visitor = newVisitor()
  const statuses: unknown[] = []
  for (let time = 0; time < 21; time += 1)
    statuses.push((await codes(visitor, softwareAuthenticator().use({ challenge: 'made-up' })))[0])
  expect(statuses.at(-2)).toBe(422)
  expect(statuses.at(-1)).toBe(429)
})

test('a link to the address takes away passkeys of who registered with it before it was verified', async () => {
  const { id, ...visitor } = await withPasskey()
  const token = await platform.sql.transaction((tx) => issueToken(tx, id, 'reset', platform.clock()))
  await visitor.post('reset-password', { token, password: otherPassword })
  const { rowCount } = await platform.pool.query('select from passkey where customer_id = $1', [id])
  expect(rowCount).toBe(0)
  const { rows } = await platform.pool.query(
    `select details from audit where customer_id = $1 and action = 'passkeys-removed'`,
    [id],
  )
  expect(rows).toEqual([{ details: { removed: 1, why: 'address-verified' } }])
})

test('passkeys of a verified customer outlast a reset', async () => {
  const { id, ...visitor } = await withPasskey()
  await markVerified(platform.sql, id, platform.clock())
  const token = await platform.sql.transaction((tx) => issueToken(tx, id, 'reset', platform.clock()))
  await visitor.post('reset-password', { token, password: otherPassword })
  const { rowCount } = await platform.pool.query('select from passkey where customer_id = $1', [id])
  expect(rowCount).toBe(1)
})

test('a mail to an address that is not verified holds no words of who registered with it', async () => {
  const { email } = await withPasskey('Voitit! palkinto.example')
  const mails = await mailsTo(email)
  expect(mails.map(({ subject }) => subject)).toContain('A passkey was added to your account')
  expect(JSON.stringify(mails)).not.toContain('palkinto')
})

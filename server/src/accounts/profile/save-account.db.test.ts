import { expect, test } from 'vitest'
import { accountShop, actingFor, addCustomer, visitorOf } from '../../../testing/account-shop.ts'

const { platform, app } = await accountShop()
const person = { address_type: 0, first_name: 'Aino', last_name: 'Laine', contact_number: '050 765 4321' }
const home = { address_line_1: 'Kauppakatu 1', zipcode: '33100', city: 'Tampere', country_id: 73 }
const cabin = { address_line_1: 'Mökkitie 2', zipcode: '99100', city: 'Kittilä', country_id: 73 }
let people = 0

async function newCustomer() {
  const email = `customer-${++people}@example.fi`
  const { id } = await addCustomer(platform, { email })
  const visitor = visitorOf(app)
  await visitor.logIn(email)
  return { id, email, ...visitor }
}

test('the two requests of the form: the person with the billing address, then the shipping address', async () => {
  const aino = await newCustomer()
  const first = await aino.put('account', { ...person, ...home, city: ' Tampere ', same_as_shipping: false })
  expect([first.status, first.body.message]).toEqual([200, 'Profile update Successfully'])
  expect(first.body.data.userDetails).toMatchObject({ last_name: 'Laine', contact_number: '050 765 4321' })
  const second = await aino.put('account', { address_type: 1, ...cabin })
  expect(second.body.data.userAddress).toMatchObject({
    billing: { ...home, address_type: 0 },
    shipping: { ...cabin, address_type: 1 },
    same_as_shipping: false,
  })
  expect((await aino.get('account')).body.data).toEqual(second.body.data)
})

test('a shipping address that follows the billing address follows it whatever the second request says', async () => {
  const aino = await newCustomer()
  await aino.put('account', { ...person, ...home, same_as_shipping: false })
  await aino.put('account', { address_type: 1, ...cabin })
  await aino.put('account', { ...person, ...home, same_as_shipping: true })
  const { body } = await aino.put('account', { address_type: 1, ...cabin })
  expect(body.data.userAddress).toMatchObject({
    shipping: { ...home, address_type: 1 },
    same_as_shipping: true,
  })
  const moved = await aino.put('account', { ...person, ...cabin })
  expect(moved.body.data.userAddress.shipping).toMatchObject(cabin)
  const apart = await aino.put('account', { ...person, ...home, same_as_shipping: false })
  expect(apart.body.data.userAddress.shipping).toBeNull()
})

test.each([
  [{ first_name: ' ' }, { first_name: ['First Name is required.'] }],
  [{ last_name: undefined }, { last_name: ['Last Name is required.'] }],
  [{ contact_number: undefined }, { contact_number: ['Contact Number is required.'] }],
  [
    { contact_number: '12ab' },
    { contact_number: ['Contact Number must contains 7 to 12 digits. It allows +,-,(,) and space'] },
  ],
  [{ is_company_user: '1' }, { company_name: ['Company Name is required.'] }],
  [{ address_line_1: '' }, { address_line_1: ['Address is required.'] }],
  [{ zipcode: '331' }, { zipcode: ['Zipcode allow only 5 character.'] }],
  [{ city: '' }, { city: ['City is required.'] }],
  [{ country_id: undefined }, { country_id: ['Country is required.'] }],
  [{ country_id: 32_000 }, { country_id: ['Country is required.'] }],
  [{ country_id: 9_999_999 }, { country_id: ['Country is required.'] }],
  [{ city: 'x'.repeat(51) }, { city: ["You can't use more than 50 characters"] }],
])('%j is refused at its field', async (changed, errors) => {
  const aino = await newCustomer()
  const { status, body } = await aino.put('account', { ...person, ...home, ...changed })
  expect([status, body.errors]).toEqual([422, errors])
  expect((await aino.get('account')).body.data.userAddress.billing).toBeNull()
})

test.each([
  [{ zipcode: '22100' }, { zipcode: [expect.stringContaining('Åland')] }],
  [{ country_id: 205 }, { country_id: ['For now we only sell to Finland.'] }],
])(
  'a shipping address with %j is refused, because the shop does not deliver to it',
  async (changed, errors) => {
    const aino = await newCustomer()
    await aino.put('account', { ...person, ...home, same_as_shipping: false })
    const { status, body } = await aino.put('account', { address_type: 1, ...cabin, ...changed })
    expect([status, body.errors]).toEqual([422, errors])
    expect((await aino.get('account')).body.data.userAddress.shipping).toBeNull()
  },
)

test('e-mail, permissions and rank are not for the customer to change', async () => {
  const aino = await newCustomer()
  const before = (await aino.get('account')).body.data.userDetails
  const wish = {
    email: 'x@example.fi',
    permissions: ['downloads'],
    is_admin: 1,
    role: 'kavo_member',
    id: 'x',
  }
  const { body } = await aino.put('account', { ...person, ...home, ...wish })
  const { email, permissions, role, id } = body.data.userDetails
  expect({ email, permissions, role, id }).toEqual({
    email: before.email,
    permissions: before.permissions,
    role: 'customer',
    id: before.id,
  })
})

test('a company’s number is stored, with a note when it is unusual', async () => {
  const aino = await newCustomer()
  const company = { is_company_user: '1', company_name: 'Laine Oy' }
  const unusual = await aino.put('account', { ...person, ...home, ...company, company_vat_number: '123' })
  expect(unusual.body.message).toMatch(/^Profile update Successfully\. Please check the number/)
  const usual = await aino.put('account', {
    ...person,
    ...home,
    ...company,
    company_vat_number: 'FI26174164',
  })
  expect(usual.body.message).toBe('Profile update Successfully')
  expect(usual.body.data.userDetails).toMatchObject({ ...company, company_vat_number: 'FI26174164' })
  const left = await aino.put('account', { ...person, ...home, is_company_user: '0' })
  expect(left.body.data.userDetails).toMatchObject({ company_name: null, company_vat_number: null })
})

test('without the permission the profile is read and not changed', async () => {
  const aino = await newCustomer()
  await platform.pool.query(`update customer set permissions = '{orders}' where id = $1`, [aino.id])
  expect((await aino.put('account', { ...person, ...home })).body.code).toBe('not-allowed')
  expect((await aino.get('account')).body.data.userDetails.permissions).toEqual(['orders'])
})

test('a profile opens to its owner by its id; any other id is not found', async () => {
  const [aino, mallory] = [await newCustomer(), await newCustomer()]
  expect((await aino.get(`get-profile/${aino.id}`)).body.data.userDetails.email).toBe(aino.email)
  const foreign = await mallory.get(`get-profile/${aino.id}`)
  const unknown = await mallory.get('get-profile/1')
  expect(foreign.status).toBe(404)
  expect(foreign.body).toEqual(unknown.body)
  expect((await visitorOf(app).get(`get-profile/${aino.id}`)).status).toBe(401)
})

test('staff who act see what the customer has, with the rights that both have', async () => {
  const aino = await newCustomer()
  await platform.pool.query(
    `update customer set permissions = '{profile,news,change_password}' where id = $1`,
    [aino.id],
  )
  const headers = { authorization: `Bearer ${await actingFor(platform, aino.id)}` }
  const { body } = await visitorOf(app).get('account', headers)
  expect(body.data.userDetails).toMatchObject({ role: 'kavo_member', permissions: ['profile', 'news'] })
  expect(body.data.virtualUser).toEqual({
    id: aino.id,
    email: aino.email,
    first_name: 'Aino',
    last_name: 'Virtanen',
    permissions: ['profile', 'news'],
    staff_name: 'Seppo Salo',
    expires_at: '2026-11-20T11:00:00.000Z',
  })
  expect((await visitorOf(app).get(`get-profile/${aino.id}`, headers)).status).toBe(200)
  const { rows } = await platform.pool.query('select 1 from customer where id = $1 and last_name = $2', [
    aino.id,
    'Virtanen',
  ])
  expect(rows).toHaveLength(1)
})

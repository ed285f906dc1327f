import type { Api } from '@pito/web/api/api'
import { ApiRefusal } from '@pito/web/api/api-refusal'
import { beforeEach, expect, test, vi } from 'vitest'
import { submitProfile } from './submit-profile.ts'

const saved = { success: 1, data: {} }
const api = vi.fn()
beforeEach(() => api.mockReset().mockResolvedValue(saved))

const good = {
  is_company_user: '0',
  salutation: 'mr',
  first_name: ' Maija ',
  last_name: 'Meikäläinen',
  country_code: 'FI358',
  contact_number: '050123123',
  billing_address_line_1: 'Rengastie 1',
  billing_address_line_2: '',
  billing_zipcode: '00100',
  billing_city: 'Helsinki',
  billing_country_id: '73',
  delivery_address_line_1: 'Vannekuja 2',
  delivery_zipcode: '33100',
  delivery_city: 'Tampere',
  delivery_country_id: '73',
}

function submit(changed: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...good, ...changed })) form.set(name, value)
  const submission = { form, params: {}, url: new URL('http://shop/profile'), locale: 'en_GB', cookies: '' }
  return submitProfile(api as unknown as Api, submission as never)
}

const refusal = (status: number, errors: Record<string, string[]> = {}) =>
  new ApiRefusal(status, { success: 0, code: 'not-valid', message: 'Not today.', errors })

test('details and billing address are saved first, then the delivery address', async () => {
  expect(((await submit()) as Response).headers.get('location')).toBe('/profile?saved')
  const [[, first], [, second]] = api.mock.calls as unknown as [[unknown, object], [unknown, object]]
  expect(first).toMatchObject({
    address_type: 0,
    same_as_shipping: false,
    first_name: 'Maija',
    city: 'Helsinki',
    country_id: 73,
  })
  expect(second).toMatchObject({ address_type: 1, address_line_1: 'Vannekuja 2', city: 'Tampere' })
})

test('where both are the same, the billing address is the delivery address', async () => {
  await submit({ same_as_shipping: 'on', delivery_zipcode: 'wrong' })
  const [[, first], [, second]] = api.mock.calls as unknown as [[unknown, object], [unknown, object]]
  expect(first).toMatchObject({ same_as_shipping: true })
  expect(second).toMatchObject({ address_type: 1, city: 'Helsinki' })
})

test.each([
  ['first_name', '', 'First Name is required.'],
  ['last_name', '', 'Last Name is required.'],
  ['first_name', 'x'.repeat(51), "You can't use more than 50 characters"],
  ['contact_number', '123', 'Contact Number must contains 7 to 12 digits. It allows +,-,(,) and space'],
  ['billing_address_line_1', '', 'Address is required.'],
  ['billing_zipcode', '', 'Zipcode is required.'],
  ['billing_zipcode', '123', 'Zipcode allow only 5 character.'],
  ['billing_city', '', 'City is required.'],
  ['billing_country_id', '', 'Country is required.'],
  ['delivery_zipcode', '123', 'Zipcode allow only 5 character.'],
  ['delivery_country_id', '205', 'For now we only sell to Finland.'],
  ['delivery_city', 'x'.repeat(51), "You can't use more than 50 characters"],
])('%s %j is not sent: %s', async (field, value, sentence) => {
  expect(await submit({ [field]: value })).toEqual({ errors: { [field]: [sentence] } })
  expect(api).not.toHaveBeenCalled()
})

test('a field that the API refuses is named as the form names it, and nothing more is sent', async () => {
  api.mockRejectedValueOnce(refusal(422, { zipcode: ['No such place.'], first_name: ['Too odd.'] }))
  expect(await submit()).toEqual({
    errors: { billing_zipcode: ['No such place.'], first_name: ['Too odd.'] },
  })
  expect(api).toHaveBeenCalledTimes(1)
})

test('when the second request fails, it is said what was saved and what was not', async () => {
  api.mockResolvedValueOnce(saved).mockRejectedValueOnce(refusal(422, { zipcode: ['No such place.'] }))
  expect(await submit()).toEqual({
    errors: {
      delivery: [
        'Your details and the billing address were saved, but the delivery address was not. Not today. You can save again.',
      ],
      delivery_zipcode: ['No such place.'],
    },
  })
})

test('a session that ended between the two is no failure of the form', async () => {
  api.mockResolvedValueOnce(saved).mockRejectedValueOnce(refusal(401))
  await expect(submit()).rejects.toMatchObject({ status: 401 })
})

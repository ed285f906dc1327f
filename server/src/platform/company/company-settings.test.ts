import { expect, test } from 'vitest'
import { companyOfSettings, companySettingsIn } from './company-settings.ts'

const settings = {
  SELLER_NAME: 'Rengaskauppa Oy',
  SELLER_BUSINESS_ID: '2617416-4',
  SELLER_STREET: 'Kauppakatu 1',
  SELLER_POSTCODE: '33200',
  SELLER_TOWN: 'Tampere',
  SELLER_IBAN: 'fi21 1234 5600 0007 85',
  SELLER_BIC: 'NDEAFIHH',
  CUSTOMER_SERVICE_PHONE: '03 123 4567',
  CUSTOMER_SERVICE_EMAIL: 'palvelu@rengas.example',
}

test('a demo has an invented company, of which settings change a part', () => {
  expect(companyOfSettings({ SELLER_TOWN: 'Turku' }, 'demo')).toMatchObject({
    name: 'Pito Demo Oy',
    town: 'Turku',
    iban: 'FI2112345600000785',
  })
})

test('production never has the invented company: it has all of its own, or none', () => {
  expect(companyOfSettings({}, 'production')).toBeNull()
  expect(companyOfSettings(settings, 'production')).toMatchObject({
    name: 'Rengaskauppa Oy',
    iban: 'FI2112345600000785',
    serviceEmail: 'palvelu@rengas.example',
    hoursFi: '',
  })
  const { SELLER_NAME: _, SELLER_IBAN: __, ...some } = settings
  expect(() => companyOfSettings(some, 'production')).toThrow('set SELLER_NAME, SELLER_IBAN too, or none')
})

test.each([
  ['SELLER_BUSINESS_ID', '1234567-8'],
  ['SELLER_POSTCODE', '001'],
  ['SELLER_IBAN', 'FI21 1234 5600 0007 86'],
  ['SELLER_BIC', 'nobank'],
  ['CUSTOMER_SERVICE_PHONE', 'call us'],
  ['CUSTOMER_SERVICE_EMAIL', 'nobody'],
])('a wrong %s (%s) is named', (name, value) => {
  expect(() => companyOfSettings({ ...settings, [name]: value }, 'production')).toThrow(
    `The setting ${name} cannot be used`,
  )
})

test('the settings of the company are the only ones that are read', () => {
  expect(companySettingsIn({ SELLER_NAME: 'Rengaskauppa Oy', PORT: '3000', SELLER_TOWN: undefined })).toEqual(
    {
      SELLER_NAME: 'Rengaskauppa Oy',
    },
  )
})

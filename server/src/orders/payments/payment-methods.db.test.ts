import { expect, test } from 'vitest'
import { testPlatform } from '../../../testing/test-platform.ts'
import { buildApi } from '../../app.ts'

test('everybody may see how the shop is paid, banks first and credit last', async () => {
  const { app } = await buildApi(await testPlatform())
  const answer = await app.inject('/api/v1/payment/methods')
  expect(answer.json().data).toEqual(['bank', 'creditcard', 'apple-pay', 'mobile', 'klarna'])
})

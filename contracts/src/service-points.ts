import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'

export const getTotalInstallationPartners = endpoint({
  method: 'GET',
  path: '/api/v1/get-total-installation-partners',
  summary: 'Counts the service points that fit tyres',
  response: answer(z.int().min(0)),
  errors: [],
  cached: true,
})

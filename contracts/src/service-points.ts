import { z } from 'zod'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { staffListQuery } from './staff-list.ts'

export const getTotalInstallationPartners = endpoint({
  method: 'GET',
  path: '/api/v1/get-total-installation-partners',
  summary: 'Counts the service points that fit tyres',
  response: answer(z.int().min(0)),
  errors: [],
  cached: true,
})

export const listServicePointsForStaff = endpoint({
  method: 'GET',
  path: '/api/v1/staff/service-points',
  summary:
    'Lists service points, also those that are not active; the search finds a part of the name or the town, or the beginning of the postcode',
  query: staffListQuery(['name'], {}),
  response: answerPage(
    z
      .object({
        id: z.int(),
        name: z.string(),
        town: z.string(),
        active: z.boolean().describe('Whether customers can choose the service point.'),
      })
      .meta({ id: 'StaffServicePoint' }),
  ),
  errors: ['not-logged-in', 'session-ended', 'not-allowed', 'not-valid'],
})

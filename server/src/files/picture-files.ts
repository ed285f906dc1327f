import { parse } from 'node:path'
import { mostPictureBytes, pictureSentences } from '@pito/contracts/values/picture-upload'
import type { FastifyInstance } from 'fastify'
import { addPicture, uploadedPicture, uploadedPictureNames } from '../catalogue/index.ts'
import { addReturnPhoto, openReturnPhoto } from '../orders/index.ts'
import { addLogo } from '../platform/company/change-logo.ts'
import { readLogo } from '../platform/company/company-store.ts'
import { contextOfStaff, receiveBytes } from '../platform/http/receive-bytes.ts'
import { visitOf } from '../platform/http/visit-of.ts'
import { servePictures } from '../platform/pictures/serve-pictures.ts'
import type { Platform } from '../platform/platform.ts'
import { requireSecondFactor } from '../platform/sessions/require-second-factor.ts'
import { staffWith } from '../staff/index.ts'

const uuid = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
const identify = staffWith('edit-catalogue')
const identifyForReturns = staffWith('ship-orders')
const identifyReader = staffWith('read-orders')
const identifyForSettings = staffWith('edit-settings')

/** Serves the pictures of the shop and receives those that staff upload. */
export function addPictureFiles(app: FastifyInstance, platform: Platform): void {
  const { company, pictures, sql } = platform
  pictures.uploads = {
    read: async (name) => (await uploadedPicture(sql, name)) ?? readLogo(sql, name),
    names: () => uploadedPictureNames(sql),
    logo: () => company.current.logo?.name ?? null,
  }
  servePictures(app, pictures)
  addUploads(app, platform)
  addReturnPhotos(app, platform)
  receiveBytes(app, {
    method: 'POST',
    url: '/downloads/shop-logo',
    bodyLimit: mostPictureBytes,
    async admit(request) {
      const visit = visitOf(platform, request)
      const ctx = await contextOfStaff(platform, request, { visit, identify: identifyForSettings })
      await requireSecondFactor(ctx)
      return ctx
    },
    async receive(ctx, _request, file) {
      const company = await addLogo(ctx, file)
      if (company.logo) void pictures.makeLogo(parse(company.logo).name)
      return company
    },
  })
}

/** Receives pictures of models as bytes. The query names the square that the shop shows, in shares of the picture. */
function addUploads(app: FastifyInstance, platform: Platform): void {
  receiveBytes<{ Params: { id: string }; Querystring: Record<string, unknown> }>(app, {
    method: 'POST',
    url: '/downloads/model-pictures/:id(^\\d{1,9})',
    bodyLimit: mostPictureBytes,
    tooLarge: pictureSentences.tooLarge,
    admit: (request) => contextOfStaff(platform, request, { visit: visitOf(platform, request), identify }),
    async receive(ctx, { params, query: { x, y, width, height } }, file) {
      const crop = { x: share(x, 0), y: share(y, 0), width: share(width, 1), height: share(height, 1) }
      const { name, data } = await addPicture(ctx, { modelId: Number(params.id), file, crop })
      // The upload does not wait for the pictures of pages. If one fails here, its first request makes it.
      void platform.pictures.makeUploaded(name)
      return data
    },
  })
}

/** Receives photos of damaged tyres that customers returned, and shows them to staff. */
function addReturnPhotos(app: FastifyInstance, platform: Platform): void {
  receiveBytes<{ Params: { orderNumber: string } }>(app, {
    method: 'POST',
    url: '/downloads/return-photos/:orderNumber(^\\d{1,20})',
    bodyLimit: mostPictureBytes,
    tooLarge: pictureSentences.tooLarge,
    admit: (request) =>
      contextOfStaff(platform, request, { visit: visitOf(platform, request), identify: identifyForReturns }),
    receive: (ctx, { params: { orderNumber } }, file) => addReturnPhoto(ctx, { orderNumber, file }),
  })
  app.get<{ Params: { id: string } }>(
    `/downloads/return-photos/:id(${uuid})`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const visit = visitOf(platform, request)
      const ctx = await contextOfStaff(platform, request, { visit, identify: identifyReader })
      const content = await openReturnPhoto(ctx, request.params.id)
      return reply.type('image/webp').header('cache-control', 'no-store').send(content)
    },
  )
}

/** Returns a share between 0 and 1. */
function share(text: unknown, missing: number): number {
  const number = Number(text ?? missing)
  return Number.isFinite(number) ? Math.min(1, Math.max(0, number)) : missing
}

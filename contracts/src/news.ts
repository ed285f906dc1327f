import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { newsKinds } from './values/content-kinds.ts'

const newsLine = z
  .object({
    id: z.int(),
    kind: z.enum(newsKinds),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    published_at: z.iso.datetime(),
  })
  .meta({ id: 'NewsLine' })
export type NewsLine = z.output<typeof newsLine>

const guarded = ['not-logged-in', 'session-ended', 'not-allowed'] as const

export const getLatestNews = endpoint({
  method: 'GET',
  path: '/api/v1/get-latest-news',
  summary: 'Lists news of the shop in the caller’s language, the latest first, at most fifty',
  response: answer(z.array(newsLine)),
  errors: [...guarded],
})

export const getLatestArticles = endpoint({
  method: 'GET',
  path: '/api/v1/get-latest-articles',
  summary: 'Lists articles about tyres in the caller’s language, the latest first, at most fifty',
  response: answer(z.array(newsLine)),
  errors: [...guarded],
})

export const getNewsItem = endpoint({
  method: 'GET',
  path: '/api/v1/news-item/:slug',
  summary: 'Returns a news item or an article in full',
  params: z.object({
    slug: z.string().max(200).describe('The `slug` of the piece of news or the article.'),
  }),
  example: { slug: 'application-lists-for-download' },
  response: answer(
    newsLine
      .extend({ content: z.string().describe('HTML, sanitised when it is saved and when it is sent') })
      .meta({ id: 'NewsItem' }),
  ),
  errors: [...guarded, 'not-found'],
})

/** Every page that is visited in all widths and both languages. A new page belongs in this table. */
export interface PageToVisit {
  readonly name: string
  readonly path: string
  /** The status of a direct load. */
  readonly status?: number
}

export const pages: readonly PageToVisit[] = [
  { name: 'home', path: '/' },
  { name: 'information', path: '/information/payment-and-delivery-terms' },
  { name: 'privacy', path: '/information/privacy-policy' },
  { name: 'access-denied', path: '/access-denied', status: 403 },
  { name: 'not-found', path: '/no-such-path-xyz', status: 404 },
  { name: 'interface', path: '/ui' },
]

export const languages = ['fi', 'en'] as const
export const widths = [360, 768, 1280] as const

type Language = (typeof languages)[number]
type Width = (typeof widths)[number]

/** `npm test` looks at two corners of the table; `npm run e2e -- --all` at all of it. */
export function combinations(all: boolean): { language: Language; width: Width }[] {
  if (!all)
    return [
      { language: 'fi', width: 360 },
      { language: 'en', width: 1280 },
    ]
  return languages.flatMap((language) => widths.map((width) => ({ language, width })))
}

/** A page that is visited in all widths and both languages. Add every new page to the table below. */
export interface PageToVisit {
  readonly name: string
  /** The path of the page. If it depends on the language, there is a path for each language. */
  readonly path: string | Readonly<Record<Language, string>>
  /** The HTTP status of the page when it is requested directly. */
  readonly status?: number
  /**
   * The page is visited after all pages for guests. `true` means a newly registered customer; a name means that
   * customer of the demo.
   */
  readonly loggedIn?: true | 'aino' | 'emma'
  /** The page is visited with a tyre in the cart. */
  readonly withCart?: true
}

export const pages: readonly PageToVisit[] = [
  { name: 'home', path: '/' },
  {
    name: 'list',
    path: {
      fi: '/renkaat/henkiloautot?width=205&height=55&diameter=16&tyre_season=Winter+Studded,Winter+Friction',
      en: '/tyres/car-suv-4x4?width=205&height=55&diameter=16&tyre_season=Winter+Studded,Winter+Friction',
    },
  },
  { name: 'all-tyres', path: { fi: '/renkaat', en: '/tyres' } },
  {
    name: 'no-tyres',
    path: {
      fi: '/renkaat/henkiloautot?width=205&height=55&diameter=16&wet_grip=A&load_index=60',
      en: '/tyres/car-suv-4x4?width=205&height=55&diameter=16&wet_grip=A&load_index=60',
    },
  },
  {
    name: 'search',
    path: { fi: '/haku?q=hakkapelita+talvi+xyzzyx', en: '/search?q=hakkapelita+talvi+xyzzyx' },
  },
  { name: 'search-without-words', path: { fi: '/haku?q=', en: '/search?q=' } },
  {
    name: 'search-without-result',
    path: { fi: '/haku?q=nokian+145/80+R10', en: '/search?q=nokian+145/80+R10' },
  },
  { name: 'vehicle-tyres', path: { fi: '/renkaat?licenceplate=ABC-123', en: '/tyres?licenceplate=ABC-123' } },
  {
    name: 'recommended-tyres',
    path: {
      fi: '/renkaat?tyre_season=Winter+Friction,Winter+Studded&licenceplate=ABC-123&priority=grip&skip=size',
      en: '/tyres?tyre_season=Winter+Friction,Winter+Studded&licenceplate=ABC-123&priority=grip&skip=size',
    },
  },
  {
    name: 'chosen-car',
    path: {
      fi: '/renkaat?make=Toyota&model=Corolla+(E210)&year=2022',
      en: '/tyres?make=Toyota&model=Corolla+(E210)&year=2022',
    },
  },
  { name: 'choose-car', path: { fi: '/valitse-auto?make=Toyota', en: '/choose-your-car?make=Toyota' } },
  { name: 'unknown-plate', path: { fi: '/renkaat?licenceplate=EI-404', en: '/tyres?licenceplate=EI-404' } },
  { name: 'campaign', path: { fi: '/kampanja/talvi-2026', en: '/campaign/talvi-2026' } },
  { name: 'bare-campaign', path: { fi: '/kampanja/kesa-2027', en: '/campaign/kesa-2027' } },
  { name: 'brand', path: '/brand/nokian-tyres' },
  { name: 'model', path: '/brand/nokian-tyres/model/hakkapeliitta-10?page=2' },
  { name: 'season', path: { fi: '/season/ymparivuotiset', en: '/season/all-season' } },
  { name: 'summer', path: { fi: '/season/kesarenkaat', en: '/season/summer' } },
  { name: 'size', path: '/tyre-size/205-55R16' },
  { name: 'truck-size', path: '/tyre-size/12R22.5' },
  { name: 'category', path: { fi: '/tyre/henkiloautot', en: '/tyre/car-suv-4x4' } },
  { name: 'unknown-brand', path: '/brand/nope', status: 404 },
  { name: 'service-points-search', path: '/?vehicle=service-points' },
  { name: 'service-points', path: '/service-points' },
  {
    name: 'service-points-found',
    path: '/service-points?address=00510&vehicle_type=2&search_radius=20',
  },
  {
    name: 'service-point',
    path: { fi: '/asennuspiste/hyhmahalli-tampere', en: '/service-point/hyhmahalli-tampere' },
  },
  {
    name: 'service-point-towns',
    path: { fi: '/asennuspisteet', en: '/service-points/towns' },
  },
  {
    name: 'service-point-town',
    path: { fi: '/asennuspisteet/tampere', en: '/service-points/tampere' },
  },
  {
    name: 'service-point-town-unknown',
    path: { fi: '/asennuspisteet/nowhere', en: '/service-points/nowhere' },
    status: 404,
  },
  {
    name: 'service-point-unknown',
    path: { fi: '/asennuspiste/nowhere', en: '/service-point/nowhere' },
    status: 404,
  },
  { name: 'service-points-none', path: '/service-points?address=99980&search_radius=10' },
  {
    name: 'service-point-times',
    path: { fi: '/asennuspiste/hyhmahalli-tampere/ajat', en: '/service-point/hyhmahalli-tampere/times' },
  },
  { name: 'tyre', path: '/product-details/9' },
  { name: 'truck-tyre', path: '/product-details/1001' },
  { name: 'other-sizes', path: '/other-sizes/1' },
  { name: 'tyre-reviews', path: '/tyre-reviews/9' },
  { name: 'information-sheet', path: '/information-sheet/1' },
  { name: 'ask-for-an-alert', path: '/tyre-alert?tyre=9' },
  { name: 'alert-requested', path: '/tyre-alert/sent?tyre=9' },
  { name: 'alert-stopped', path: '/tyre-alert/stopped' },
  { name: 'alert-over', path: '/tyre-alert/confirm?token=over', status: 404 },
  { name: 'stop-alert-over', path: '/tyre-alert/stop?token=over', status: 404 },
  { name: 'appointment-move-over', path: '/appointment/move?token=over', status: 404 },
  { name: 'appointment-cancel-over', path: '/appointment/cancel?token=over', status: 404 },
  { name: 'garage-acknowledge-over', path: '/garage/acknowledge?token=over', status: 404 },
  { name: 'garage-decline-over', path: '/garage/decline?token=over', status: 404 },
  { name: 'garage-fitted-over', path: '/garage/fitted?token=over', status: 404 },
  { name: 'review-over', path: '/review?token=over', status: 404 },
  { name: 'stop-reviews-over', path: '/review/stop?token=over', status: 404 },
  { name: 'stop-season-reminders', path: '/season-reminder/stop?token=over' },
  { name: 'my-order-unknown', path: '/my-order?token=over', status: 404 },
  { name: 'supplement-unknown', path: '/my-order/supplement?token=over', status: 404 },
  { name: 'cancel-order-unknown', path: '/my-order/cancel?token=over', status: 404 },
  { name: 'order-again-unknown', path: '/my-order/again?token=over', status: 404 },
  { name: 'withdraw-order-unknown', path: '/my-order/withdraw?order=4821907365', status: 404 },
  { name: 'cart', path: '/cart' },
  { name: 'filled-cart', path: '/cart', withCart: true },
  { name: 'garages', path: '/cart/dealer-services', withCart: true },
  {
    name: 'garages-found',
    path: '/cart/dealer-services?address=00510&search_radius=20&sort=price',
    withCart: true,
  },
  { name: 'user-info', path: '/cart/user-info', withCart: true },
  { name: 'order-summary-not-found', path: '/cart/order-summary/4821907365', status: 404, withCart: true },
  { name: 'payment-not-verified', path: '/payment/confirm' },
  { name: 'payment-unknown', path: '/payment/whatever', status: 404 },
  { name: 'klarna-without-token', path: '/klarna_payment?sid=1&order_id=4821907365', status: 404 },
  { name: 'klarna-without-session', path: '/klarna_payment?token=1&order_id=4821907365', status: 404 },
  { name: 'klarna-without-order', path: '/klarna_payment?token=1&sid=1', status: 404 },
  { name: 'klarna-order-unknown', path: '/klarna_payment/failed/4821907365?sid=1', status: 404 },
  { name: 'confirmation-not-found', path: '/cart/confirmation/4821907365', status: 404 },
  { name: 'information', path: '/information/payment-and-delivery-terms' },
  { name: 'privacy', path: '/information/privacy-policy' },
  { name: 'size-calculator', path: '/tyre-size-calculator?from=205/55 R16&to=225/45 R17' },
  { name: 'compare', path: '/compare?ids=1,2,3,4' },
  { name: 'compare-one', path: '/compare?ids=1' },
  { name: 'compare-none', path: '/compare' },
  { name: 'become-a-partner', path: '/become-a-partner' },
  { name: 'log-in', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'request-reset-link', path: '/resetpassword' },
  { name: 'staff-log-in', path: '/login-as-customer' },
  { name: 'access-denied', path: '/access-denied', status: 403 },
  { name: 'not-found', path: '/no-such-path-xyz', status: 404 },
  { name: 'interface', path: '/ui' },
  { name: 'session-ended', path: '/login?redirect=/profile&note=session-ended' },
  { name: 'order-unknown', path: '/login?redirect=/cart/order-summary/4821907365&note=order-unknown' },
  { name: 'reset-link-sent', path: '/resetpassword?sent' },
  { name: 'reset-link-over', path: '/password/reset/over', status: 404 },
  { name: 'activation-link-over', path: '/account/activate/over', status: 404 },
  { name: 'profile', path: '/profile', loggedIn: true },
  { name: 'profile-saved', path: '/my-account?saved', loggedIn: true },
  { name: 'orders', path: '/order', loggedIn: true },
  { name: 'order-not-found', path: '/order/4821907365', loggedIn: true, status: 404 },
  { name: 'change-password', path: '/changepassword', loggedIn: true },
  { name: 'thank-you', path: '/thankyou', loggedIn: true },
  { name: 'news', path: '/news', loggedIn: true },
  { name: 'news-item', path: '/news/application-lists-for-download', loggedIn: true },
  { name: 'news-not-found', path: '/news/nowhere', loggedIn: true, status: 404 },
  { name: 'articles', path: '/articles', loggedIn: true },
  { name: 'article', path: '/articles/read-the-dot-code', loggedIn: true },
  { name: 'my-data', path: '/my-data', loggedIn: true },
  { name: 'account-deleted', path: '/account-deleted', loggedIn: true },
  { name: 'downloads', path: '/downloads', loggedIn: true },
  { name: 'orders-of-aino', path: '/order', loggedIn: 'aino' },
  { name: 'my-tyres', path: '/my-tyres', loggedIn: 'aino' },
  { name: 'no-tyres-bought', path: '/my-tyres', loggedIn: true },
  { name: 'fitted-order', path: '/order/4821907312', loggedIn: 'aino' },
  { name: 'confirmation', path: '/cart/confirmation/4821907312', loggedIn: 'aino' },
  { name: 'confirmation-of-delivery', path: '/cart/confirmation/3907152846', loggedIn: 'aino' },
  { name: 'cancel-order', path: '/my-order/cancel?order=4821907312', loggedIn: 'aino' },
  { name: 'order-again', path: '/my-order/again?order=4821907312', loggedIn: 'aino' },
  { name: 'withdraw-order-over', path: '/my-order/withdraw?order=3907152846', loggedIn: 'aino' },
  { name: 'delivered-order', path: '/order/3907152846', loggedIn: 'aino' },
  { name: 'downloads-denied', path: '/downloads', loggedIn: 'emma', status: 403 },
]

export const languages = ['fi', 'en'] as const
export const widths = [360, 768, 1280] as const

/** Returns the URL path of a page with the query that selects the language. */
export function addressOf({ path }: PageToVisit, language: Language): string {
  const address = typeof path === 'string' ? path : path[language]
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
}

export type Language = (typeof languages)[number]
type Width = (typeof widths)[number]

interface Visit {
  readonly language: Language
  readonly width: Width
  readonly visited: readonly PageToVisit[]
}

/**
 * Returns the combinations of language and width, with the pages to visit in each. `npm test` visits each page once,
 * in one of two combinations; `npm run e2e -- --all` visits each page in all combinations.
 */
export function visits(all: boolean): readonly Visit[] {
  if (all)
    return languages.flatMap((language) => widths.map((width) => ({ language, width, visited: pages })))
  return [
    { language: 'fi', width: 360, visited: pages.filter((_, place) => place % 2 === 0) },
    { language: 'en', width: 1280, visited: pages.filter((_, place) => place % 2 === 1) },
  ]
}

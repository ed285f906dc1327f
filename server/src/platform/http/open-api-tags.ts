interface Tag {
  readonly name: string
  readonly description: string
  /** Matches the paths of the calls with this tag, without /api/v1/ and the segment customer or anonymous. */
  readonly paths: RegExp
  /** Set when the calls are for staff and not for integrators. */
  readonly isForStaff?: true
}

/** The readers of an OpenAPI document. Integrators and staff each have a document of their own. */
export type Audience = 'public' | 'staff'

/** A call gets the first tag that matches its path. */
const tags: readonly Tag[] = [
  {
    name: 'Alerts',
    description: 'E-mails about a tyre that is back in stock or cheaper.',
    paths: /^product\/[^/]+\/alert$|^product-alert/,
  },
  {
    name: 'Reviews',
    description: 'What buyers say about their tyres, and the invitations to say it.',
    paths: /^product\/[^/]+\/reviews$|^review-/,
  },
  {
    name: 'Catalogue',
    description: 'Tyres by filter, their pages, their EU labels, and the options of every filter.',
    paths:
      /^(products?|search|recommendations|product-detail|product-detail-label|filter|get-search-slug-by-vehicle-type)(\/|$)/,
  },
  {
    name: 'Landing pages',
    description: 'Seasons, sizes, categories, brands and models, with their tyres.',
    paths: /^(tyre_category|tyre-season|tyre-size|brand|page|get-(model|tyre\w+)-(tyres|models))(\/|$)/,
  },
  {
    name: 'Vehicles',
    description: 'The tyre sizes of a car by its licence plate or by make, model and year.',
    paths: /^vehicle-(by-licence-plate|models|sizes)$/,
  },
  { name: 'Cart', description: 'A customer’s or a guest’s open cart.', paths: /^(cart\/|get-live-cart$)/ },
  {
    name: 'Checkout',
    description: 'From the cart to an order that can be paid.',
    paths: /^(checkout\/|order\/(confirm|shipping-details)(\/|$)|get-shipping-charge$)/,
  },
  {
    name: 'Payments',
    description: 'Paytrail and Klarna: starting a payment, and hearing how it ended.',
    paths: /^(payment|klarna_payment|callbacks)\/|^order\/paytrail-status\//,
  },
  {
    name: 'Orders',
    description: 'Orders that were placed: reading, cancelling, withdrawing; and the tyres that were bought.',
    paths: /^(orders?|order-link|order-again|next-fitting|owned-tyres|owned-vehicles|season-reminder)(\/|$)/,
  },
  {
    name: 'Booking',
    description: 'Times for fitting: which are free, holding one, moving one.',
    paths:
      /^(appointment|appointment-link)(\/|$)|^dealer\/[^/]+\/appointments$|^(get-holidays|fittings|fitting-offers)$/,
  },
  {
    name: 'Service points',
    description: 'Where tyres are fitted, what is done there at what price, and places to search near.',
    paths: /^(search-dealers|dealers?|dealer-towns|service|places|get-total-.*|get-lowest-.*)(\/|$)/,
  },
  {
    name: 'Downloads',
    description: 'Files and price lists for customers who have the permission.',
    paths: /^(downloads|log-download|group-categories|categories|\w+-list\/export)$/,
  },
  {
    name: 'Staff',
    description: 'For the people of the shop: customers, orders, refunds, reviews, partners.',
    isForStaff: true,
    paths: /^(staff\/|member-login$|get-customer-portal-users$|fetchcustomer\/|act|leave-customer$)/,
  },
  {
    name: 'Content',
    description: 'Menus, pages, offers, campaigns and news that editors write.',
    paths: /^(menus|cms|cms-pages|countries|offers|banners|campaign|news-item|get-latest-\w+)(\/|$)/,
  },
  {
    name: 'Partners',
    description: 'Requests of garages that would like to become a service point.',
    paths: /^partner-request\//,
  },
  {
    name: 'Marketing',
    description: 'Events for Klaviyo, stored only for those who allowed marketing.',
    paths: /^klaviyo_events(\/|$)/,
  },
  {
    name: 'Forms',
    description: 'The key by which form fields are sealed, captchas, and the name of the shop.',
    paths: /^(timestamp-key|shop|captcha)$/,
  },
  {
    name: 'Accounts',
    description: 'Logging in and out, passwords, passkeys, profiles and one’s own data.',
    paths:
      /^(login|o|logout|logout-detail|gettokenhistory|register|reset-password|reset-password-link|check-token-authentication|user|change-password|account|get-profile|passkeys)(\/|$)/,
  },
]

export function tagsFor(audience: Audience): Pick<Tag, 'name' | 'description'>[] {
  return tags
    .filter((tag) => audienceOf(tag) === audience)
    .map(({ name, description }) => ({ name, description }))
}

export function tagOf(path: string): string {
  return tagAt(path)?.name ?? 'Other'
}

export function isFor(audience: Audience, path: string): boolean {
  return audienceOf(tagAt(path)) === audience
}

function tagAt(path: string): Tag | undefined {
  const own = path.replace(/^\/api\/v1\/((customer|anonymous)\/)?/, '')
  return tags.find(({ paths }) => paths.test(own))
}

function audienceOf(tag: Tag | undefined): Audience {
  return tag?.isForStaff ? 'staff' : 'public'
}

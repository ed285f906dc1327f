export interface DemoOrder {
  readonly orderNumber: string
  readonly progress: 'paid' | 'delivered'
  readonly daysAgo: number
  readonly season: number
  readonly quantity: number
  readonly fitted: boolean
  readonly note: string
  readonly licencePlate: string
}

const [summer, friction] = [1, 2]

/**
 * The orders of the demo's customer Aino. Her winter tyres will be fitted soon, and two summer tyres were delivered a
 * month ago.
 */
export const demoOrders: readonly [DemoOrder, DemoOrder] = [
  {
    orderNumber: '3907152846',
    progress: 'delivered',
    daysAgo: 30,
    season: summer,
    quantity: 2,
    fitted: false,
    note: 'Jätä paketti naapuriin, jos en ole kotona',
    licencePlate: 'ABC-123',
  },
  {
    orderNumber: '4821907312',
    progress: 'paid',
    daysAgo: 0,
    season: friction,
    quantity: 4,
    fitted: true,
    note: 'Tulen noin viisi minuuttia etuajassa',
    licencePlate: 'ABC-123',
  },
]

import { getDealerAppointments, getHolidays } from '@pito/contracts/booking'
import { getDealerDetails, getDealerTown, listDealers, searchDealers } from '@pito/contracts/dealers'
import { listFittingOffers, listFittings } from '@pito/contracts/fittings'
import type { Routes } from '../platform/http/calls.ts'
import { searchDealers as search } from './dealers/search-dealers.ts'
import { showDealer } from './dealers/show-dealer.ts'
import { showTown } from './dealers/show-town.ts'
import { listFittingOffers as fittingOffers } from './fittings/list-fitting-offers.ts'
import { listFittings as fittings } from './fittings/list-fittings.ts'
import { listHolidays } from './list-holidays.ts'
import { listSlots } from './list-slots.ts'

export const bookingRoutes: Routes = (on) => {
  on(getDealerAppointments, listSlots)
  on(getHolidays, listHolidays)
  on(listFittings, fittings)
  on(listFittingOffers, fittingOffers)
  // These routes return service points together with their next free time.
  on(searchDealers, search)
  on(listDealers, search)
  on(getDealerDetails, showDealer)
  on(getDealerTown, showTown)
}

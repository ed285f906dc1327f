import {
  deleteMarketingEvent,
  deleteMarketingEvents,
  getMarketingEvent,
  storeMarketingEvent,
} from '@pito/contracts/notifications'
import type { Routes } from '../platform/http/calls.ts'
import { removeEvent } from './remove-event.ts'
import { removeEvents } from './remove-events.ts'
import { showEvent } from './show-event.ts'
import { storeEvent } from './store-event.ts'

export const notificationRoutes: Routes = (on) => {
  on(storeMarketingEvent, storeEvent)
  on(getMarketingEvent, showEvent)
  on(deleteMarketingEvent, removeEvent)
  on(deleteMarketingEvents, removeEvents)
}

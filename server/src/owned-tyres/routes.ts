import * as owned from '@pito/contracts/owned-tyres'
import * as reminder from '@pito/contracts/season-reminder'
import type { Routes } from '../platform/http/calls.ts'
import { nameOwnedVehicle, removeOwnedVehicle, saveOwnedSet } from './change-owned-tyres.ts'
import { listOwnedTyres, listOwnedVehicles } from './list-owned-tyres.ts'
import {
  saveSeasonReminder,
  showSeasonReminder,
  stopSeasonReminder,
} from './season-reminder/choose-season-reminder.ts'

export const ownedTyreRoutes: Routes = (on) => {
  on(owned.listOwnedTyres, listOwnedTyres)
  on(owned.listOwnedVehicles, listOwnedVehicles)
  on(owned.saveOwnedSet, saveOwnedSet)
  on(owned.nameOwnedVehicle, nameOwnedVehicle)
  on(owned.removeOwnedVehicle, removeOwnedVehicle)
  on(reminder.getSeasonReminder, showSeasonReminder)
}

/** Consent is given by the customer in person, and not by staff who act as the customer. */
export const reminderChoiceRoutes: Routes = (on) => {
  on(reminder.saveSeasonReminder, saveSeasonReminder)
}

/** This route needs no session, because the token in the e-mail identifies the customer. */
export const reminderLinkRoutes: Routes = (on) => {
  on(reminder.stopSeasonReminder, stopSeasonReminder)
}

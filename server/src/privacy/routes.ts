import { deleteAccount, getPersonalData } from '@pito/contracts/privacy'
import type { Routes } from '../platform/http/calls.ts'
import type { PersonalData } from '../platform/privacy/personal-data.ts'
import { closeAccount } from './close-account.ts'
import { exportData } from './export-data.ts'

export function privacyRoutes(everything: readonly PersonalData[]): Routes {
  const exportEverything = exportData(everything)
  const closeAndErase = closeAccount(everything)
  return (on) => {
    on(getPersonalData, exportEverything)
    on(deleteAccount, closeAndErase)
  }
}

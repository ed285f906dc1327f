import { privacySentences as s } from '@pito/contracts/values/privacy-sentences'
import { useLocale } from '@pito/web/locale/use-locale'

/** Lists the data that the shop keeps after an account is deleted, and why. */
export function WhatStays() {
  const locale = useLocale()
  return (
    <ul>
      {[s.vouchersStay, s.securityLogStays, s.confirmationStays, s.unverifiedStays].map((sentence) => (
        <li key={sentence[locale]}>{sentence[locale]}</li>
      ))}
    </ul>
  )
}

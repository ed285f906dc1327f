import type { Language } from '@pito/contracts/values/locale'
import { refundWords } from '@pito/contracts/values/refund-words'

interface Settings {
  readonly collectsReturns: boolean
  readonly customerServicePhone: string
}

/**
 * Replaces the placeholders that editors write for the sentences about returns and refunds. The pages thus say the same
 * as e-mails and orders, and follow the setting whether the shop collects returned tyres.
 */
export function fillPlaceholders(html: string, language: Language, settings: Settings): string {
  const { rule, back, deduction } = refundWords(language, settings.collectsReturns)
  return html
    .replaceAll('{{refund_terms}}', `${rule} ${back.wait} ${deduction}`)
    .replaceAll('{{return_terms}}', `${back.tyres(settings.customerServicePhone)} ${back.yourself}`)
}

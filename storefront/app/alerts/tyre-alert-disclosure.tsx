import { languageOf } from '@pito/contracts/values/locale'
import { Disclosure } from '@pito/ui/disclosure'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { AlertForm, alertForm } from './alert-form.tsx'
import { alerts } from './alert-words.ts'

interface TyreAlertDisclosureProps {
  readonly tyreId: number
  readonly soldOut: boolean
}

/** Shows the alert form on the tyre's page. Without scripts the form posts to the separate page for alerts. */
export function TyreAlertDisclosure({ tyreId, soldOut }: TyreAlertDisclosureProps) {
  const w = useWords(alerts)
  const form = useFetcherForm(alertForm(tyreId, languageOf(useLocale())))
  return (
    <Disclosure summary={soldOut ? w.stock : w.price}>
      <AlertForm form={form} soldOut={soldOut} />
    </Disclosure>
  )
}

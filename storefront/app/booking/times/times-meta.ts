import { languageOf } from '@pito/contracts/values/locale'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { MetaArgs } from '../../page/page-meta.ts'
import { documentTitle, localeOfMeta, notIndexed } from '../../page/page-meta.ts'
import { booking } from '../booking-words.ts'
import type { TimesData } from './load-times.ts'

type TimesMetaArgs = MetaArgs & { readonly loaderData?: TimesData | undefined }

export function timesMeta(args: TimesMetaArgs) {
  const { loaderData } = args
  const w = booking[languageOf(localeOfMeta(args))]
  return loaderData ? [{ title: documentTitle(args, w.pageTitle(loaderData.point.name)) }, notIndexed] : []
}

const firstFault = 500

/** If a time was rejected, it is no longer free, so the page reloads and shows the times that are. */
export const shouldRevalidate = ({ actionStatus = 200 }: ShouldRevalidateFunctionArgs) =>
  actionStatus < firstFault

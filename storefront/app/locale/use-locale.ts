import type { Locale } from '@pito/contracts/values/locale'
import { defaultLocale } from '@pito/contracts/values/locale'
import { useRouteLoaderData } from 'react-router'

export function useLocale(): Locale {
  const root = useRouteLoaderData('root') as { locale: Locale } | undefined
  return root?.locale ?? defaultLocale
}

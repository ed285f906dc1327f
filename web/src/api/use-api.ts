import { useMemo } from 'react'
import { useLocale } from '../locale/use-locale.ts'
import type { Api } from './api.ts'
import { browserApi } from './browser-api.ts'

/** Returns the client for data that is fetched after the page has loaded. */
export function useApi(): Api {
  const locale = useLocale()
  return useMemo(() => browserApi(locale), [locale])
}

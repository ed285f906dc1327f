import { useMemo } from 'react'
import { useLocale } from '../locale/use-locale.ts'
import type { Api } from './api.ts'
import { browserApi } from './browser-api.ts'

/** For what is fetched after the page stands there. */
export function useApi(): Api {
  const locale = useLocale()
  return useMemo(() => browserApi(locale), [locale])
}

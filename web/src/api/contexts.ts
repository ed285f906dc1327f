import type { Locale } from '@pito/contracts/values/locale'
import { createContext } from 'react-router'
import type { Api } from './api.ts'

// React Router contexts of loaders and actions. The server sets both through the exports of the storefront's entry,
// because importing this file a second time would create different context objects.
export const apiContext = createContext<Api>()
export const localeContext = createContext<Locale>()

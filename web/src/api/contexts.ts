import type { Locale } from '@pito/contracts/values/locale'
import { createContext } from 'react-router'
import type { Api } from './api.ts'

// The server sets both through the exports of the storefront's entry: a second import would be a second object.
export const apiContext = createContext<Api>()
export const localeContext = createContext<Locale>()

import { languageOf, localeOfLanguage } from '@pito/contracts/values/locale'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { storedLocale } from '@pito/web/locale/stored-locale'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// The server sends the same document to every visitor. The visitor's language is set here, before the first loaders
// read it. The link of an invitation names the language.
const html = document.documentElement
const url = new URL(window.location.href)
const named = localeOfLanguage(url.searchParams.get('lang'))
html.lang = languageOf(named ?? storedLocale() ?? browserLocale(url))
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})

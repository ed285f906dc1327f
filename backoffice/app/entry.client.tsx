import { languageOf } from '@pito/contracts/values/locale'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { storedLocale } from '@pito/web/locale/stored-locale'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// The server sends the same document to every visitor. The visitor's language is set here, before the first loaders
// read it.
const html = document.documentElement
html.lang = languageOf(storedLocale() ?? browserLocale(new URL(window.location.href)))
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})

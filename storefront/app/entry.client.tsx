import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { startUp } from './page/start-up.ts'

startUp()
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})

import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { afterFirstPaint } from './boot/after-first-paint.ts'
import { startUp } from './boot/start-up.ts'

startUp()
afterFirstPaint(() =>
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  }),
)

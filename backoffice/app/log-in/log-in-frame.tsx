import { Logo } from '@pito/ui/logo'
import type { ReactNode } from 'react'
import { LanguageButton } from '../frame/language-button.tsx'

/** The layout of the pages that staff see before they are logged in. */
export function LogInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="login">
      <title>{`${title} – Pito`}</title>
      <header className="login__head">
        <Logo label="Pito" />
        <LanguageButton />
      </header>
      <main className="login__in stack" id="content" tabIndex={-1}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  )
}

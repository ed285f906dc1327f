import type { ReactNode } from 'react'
import { LanguageButton } from '../frame/language-button.tsx'
import { OfficeLogo, PageTitle } from '../frame/shop.tsx'

/** The layout of the pages that staff see before they are logged in. */
export function LogInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="login">
      <PageTitle>{title}</PageTitle>
      <header className="login__head">
        <OfficeLogo />
        <LanguageButton />
      </header>
      <main className="login__in stack" id="content" tabIndex={-1}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  )
}

import { Anchor } from '@pito/ui/anchor'
import { Checkbox } from '@pito/ui/checkbox'
import { useWords } from '@pito/web/words/words'
import type { ComponentProps } from 'react'
import { logIn } from './log-in-words.ts'

/** The links open in a new tab, so that the visitor does not lose what was typed into the form. */
export function TermsCheckbox(props: Omit<ComponentProps<typeof Checkbox>, 'children'>) {
  const w = useWords(logIn)
  return (
    <Checkbox {...props}>
      {w.terms}{' '}
      <Anchor href="/information/terms-and-condition" target="_blank" rel="noreferrer">
        {w.termsLink}
      </Anchor>
      {w.termsMore}{' '}
      <Anchor href="/information/privacy-policy" target="_blank" rel="noreferrer">
        {w.privacyLink}
      </Anchor>
      .
    </Checkbox>
  )
}

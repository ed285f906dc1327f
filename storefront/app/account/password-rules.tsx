import type { PasswordRule } from '@pito/contracts/values/password'
import { passwordRules, rulesUnmet } from '@pito/contracts/values/password'
import { classes } from '@pito/ui/classes'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import { accountWords } from './account-words.ts'

interface PasswordRulesProps {
  /** The id of the list of rules. The password field refers to it in `aria-describedby`. */
  readonly id: string
  /** The password as typed so far. */
  readonly password: string
  /** True if the password meets the rules but is one that attackers try first. The meter then stays at its beginning. */
  readonly isCommon: boolean
}

/**
 * Lists the password rules. A rule turns green when the password meets it. Screen readers announce the number of
 * rules that are met whenever it changes.
 */
export function PasswordRules({ id, password, isCommon }: PasswordRulesProps) {
  const w = useWords(accountWords)
  const unmet = rulesUnmet(password)
  const met = passwordRules.length - unmet.length
  const strength = isCommon ? 1 : met
  return (
    <div className="pwrules">
      <div className="meter" aria-hidden="true">
        {passwordRules.map((rule, index) => (
          <i key={rule} className={index < strength ? 'is-on' : undefined} />
        ))}
      </div>
      <ul className="rules" id={id} aria-label={w.rulesOfPassword}>
        {passwordRules.map((rule) => (
          <Rule key={rule} rule={rule} isMet={!unmet.includes(rule)} />
        ))}
      </ul>
      <p className="vh" role="status">
        {password !== '' && w.rulesMet(met)}
      </p>
    </div>
  )
}

function Rule({ rule, isMet }: { rule: PasswordRule; isMet: boolean }) {
  const w = useWords(accountWords)
  return (
    <li className={classes(isMet && 'is-ok')}>
      <Icon name={isMet ? 'done' : 'ring'} />
      <span>
        {w[rule]}
        {isMet && <span className="vh">, {w.met}</span>}
      </span>
    </li>
  )
}

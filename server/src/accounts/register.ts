import type { register as contract } from '@pito/contracts/accounts'
import { registerFields } from '@pito/contracts/accounts'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { accountSentences } from '@pito/contracts/values/account-sentences'
import { nationalNumber } from '@pito/contracts/values/contact-number'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import { checkCaptcha } from '../platform/captcha/check-captcha.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { countAttempt } from '../platform/limits/count-attempt.ts'
import { sendMail } from '../platform/mail/send-mail.ts'
import { hashPassword } from '../platform/passwords/password-hash.ts'
import { refuse } from '../platform/refuse.ts'
import { openSealedFields } from '../platform/sealing/open-sealed-fields.ts'
import { welcomeEmail } from './emails/account-emails.ts'
import type { Started } from './log-in/start-customer-session.ts'
import { setLoginCookies, startCustomerSession, tokensInAnswer } from './log-in/start-customer-session.ts'
import { refuseCommon } from './passwords/refuse-common.ts'
import { readAccount } from './profile/read-account.ts'
import { refuseMissing } from './refuse-missing.ts'
import { e164 } from './rules/e164.ts'
import { fieldsMissing } from './rules/fields-missing.ts'
import { isUnusualVatNumber } from './rules/is-unusual-vat-number.ts'
import { saveFirstAddress } from './save-first-address.ts'
import type { Customer, NewCustomer } from './store.ts'
import { insertCustomer } from './store.ts'

type Register = Input<typeof contract>

/** Registrations are counted after the captcha was checked, so an attempt with a wrong captcha does not count. */
const registrations = { limit: 10, windowSeconds: 3600 }

export async function register(ctx: Context, input: Register): Promise<Answer<typeof contract>> {
  const { email, password } = await openSealedFields(ctx, input, registerFields)
  refuseMissing(ctx.locale, fieldsMissing(input))
  refuseCommon(ctx.locale, password, [email, input.first_name, input.last_name, input.company_name])
  await checkCaptcha(ctx, { key: input.captcha_id, answer: input.captcha, form: 'register' })
  await countAttempt(ctx.sql, { what: 'register', who: ctx.network }, registrations, ctx.now)
  const person = personIn(ctx, input, email, await hashPassword(password))
  const { customer, started } = await store(ctx, input, person)
  setLoginCookies(ctx, started)
  const account = await readAccount(ctx, customer.id)
  return ok({ ...tokensInAnswer(started.tokens), ...account }, messageFor(ctx, person))
}

function store(
  ctx: Context,
  input: Register,
  person: NewCustomer,
): Promise<{ customer: Customer; started: Started }> {
  return ctx.transaction(async (tx) => {
    const customer = (await insertCustomer(tx, person, ctx.now)) ?? refuseTaken(ctx)
    await saveFirstAddress(ctx, tx, customer, input)
    await sendMail(ctx.platform, tx, welcomeEmail(ctx, customer))
    const actor = { kind: 'customer', id: customer.id } as const
    await recordAudit(tx, { ...auditedBy(ctx), actor, action: 'registered', subject: customer.id })
    return { customer, started: await startCustomerSession(ctx, tx, customer, 'registration') }
  })
}

function refuseTaken({ locale }: Context): never {
  refuse('email-taken', { errors: { email: [accountSentences.emailTaken[locale]] } })
}

function personIn({ locale }: Context, input: Register, email: string, passwordHash: string): NewCustomer {
  const isCompanyUser = input.is_company_user === '1'
  const { country_code, contact_number } = nationalNumber(input)
  return {
    email,
    passwordHash,
    locale,
    salutation: input.salutation,
    firstName: input.first_name,
    lastName: input.last_name,
    countryCode: country_code,
    contactNumber: contact_number,
    contactNumberE164: e164(country_code, contact_number),
    isCompanyUser,
    companyName: isCompanyUser ? input.company_name : null,
    companyVatNumber: isCompanyUser ? input.company_vat_number : null,
  }
}

function messageFor({ locale }: Context, { companyVatNumber }: NewCustomer): string {
  const registered = accountSentences.registered[locale]
  if (!isUnusualVatNumber(companyVatNumber)) return registered
  return `${registered} ${accountSentences.companyVatNumberUnusual[locale]}`
}

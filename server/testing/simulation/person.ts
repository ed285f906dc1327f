import type { buildApi } from '../../src/app.ts'
import { answerHash } from '../../src/platform/captcha/answer-hash.ts'
import { insertCaptchas } from '../../src/platform/captcha/store.ts'
import type { Platform } from '../../src/platform/platform.ts'
import { goodPassword, visitorOf } from '../account-shop.ts'
import { comeBack, person } from '../buyers-over-http.ts'

type App = Awaited<ReturnType<typeof buildApi>>['app']
type Answer = Awaited<ReturnType<ReturnType<typeof visitorOf>['post']>>

interface Identity {
  readonly name: string
  readonly address: string
  readonly isCompany: boolean
}

const ofCompany = { company_name: 'Korven Kuljetus', company_vat_number: '2617416-4' }

/** Returns one person with a browser, who is a guest until they register or log in. */
export function browserOfPerson(platform: Platform, app: App, { name, address, isCompany }: Identity) {
  const visitor = visitorOf(app, { address })
  const email = `${name.toLowerCase()}@example.fi`
  let isCustomer = false
  /**
   * Sends a request. If the session has ended because the clock jumped far ahead, the person logs in and the request
   * is sent again.
   */
  const asked = async (send: () => Promise<Answer>): Promise<Answer> => {
    const answer = await send()
    if (answer.status !== 401 || !isCustomer) return answer
    await visitor.logIn(email)
    return await send()
  }
  const area = () => (isCustomer ? 'customer' : 'anonymous')
  const post = (path: string, payload: object = {}) => asked(() => visitor.post(`${area()}/${path}`, payload))
  const get = (path: string) => asked(() => visitor.get(`${area()}/${path}`))
  return {
    name,
    email,
    get isCustomer() {
      return isCustomer
    },
    post,
    get,
    postAnywhere: (path: string, payload: object) => asked(() => visitor.post(path, payload)),
    details: detailsOf({ name, email, isCompany }),
    comeBack: (redirect: string) => comeBack({ post }, redirect),
    async logIn() {
      const answer = await visitor.logIn(email)
      isCustomer = answer.status === 200
      return answer
    },
    async register() {
      const answer = await visitor.post('register', await registration(platform, { name, email, isCompany }))
      isCustomer = answer.status === 200
      return answer
    },
    async logOut() {
      const answer = await visitor.post('logout')
      isCustomer = false
      return answer
    },
    async deleteAccount() {
      const answer = await asked(() => visitor.post('account/delete', { password: goodPassword }))
      if (answer.status === 200) isCustomer = false
      return answer
    },
  }
}

interface Buyer {
  readonly name: string
  readonly email: string
  readonly isCompany: boolean
}

function detailsOf({ name, email, isCompany }: Buyer) {
  const business = isCompany && { ...ofCompany, is_business_customer: true }
  return { ...person, ...business, first_name: name, email }
}

async function registration(platform: Platform, { name, email, isCompany }: Buyer) {
  const { last_name, contact_number } = person
  const account = { first_name: name, last_name, contact_number, email, password: goodPassword }
  const business = isCompany && { ...ofCompany, is_company_user: '1' }
  return { ...account, ...business, ...(await captcha(platform)) }
}

let captchas = 0

/** Creates a captcha whose answer is known. */
async function captcha(platform: Platform) {
  captchas += 1
  const key = `captcha-${captchas}`
  const createdAt = platform.clock()
  const hash = answerHash(platform.config.secretKey, key, 'ABC123')
  const times = { createdAt, expiresAt: new Date(createdAt.getTime() + 600_000) }
  await insertCaptchas(platform.sql, [{ key, answerHash: hash }], { form: 'register', ...times })
  return { captcha_id: key, captcha: 'abc123' }
}

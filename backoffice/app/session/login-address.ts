import { loginAddress as addressOf } from '@pito/web/session/login-address'

const basename = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The login page, which says that a session has ended where there was one, and leads back to the page. */
export function loginAddress({ pathname, search }: URL, hasEnded: boolean): string {
  const path = (pathname.slice(basename.length) || '/') + search
  return addressOf('/login', {
    redirect: path === '/' ? undefined : path,
    note: hasEnded ? 'session-ended' : undefined,
  })
}

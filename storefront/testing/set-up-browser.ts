import '../app/styles.css'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'

// The browser's storage and cookies are cleared after each test, so that they do not affect the next test of the same
// file.
afterEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of await cookieStore.getAll()) if (cookie.name) await cookieStore.delete(cookie.name)
  await page.viewport(1280, 800)
})

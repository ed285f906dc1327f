import '../app/styles.css'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'

// What a test leaves in the browser would be there for the next one of the same file.
afterEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of await cookieStore.getAll()) if (cookie.name) await cookieStore.delete(cookie.name)
  await page.viewport(1280, 800)
})

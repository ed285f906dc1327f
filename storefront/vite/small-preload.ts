import type { Plugin } from 'vite'

/**
 * Vite's own helper around `import()` also fetches scripts ahead and passes on nonces: 0.8 kB gzip of every page. What
 * this shop loads after a click is one small file, and the style that comes with it.
 */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return this.environment.name === 'client' && id.endsWith('vite/preload-helper.js') ? helper : null
    },
  }
}

const helper = `
const asked = {}
const style = (file) => asked[file] ??= new Promise((done) => {
  if (document.querySelector('link[href="' + file + '"]')) return done()
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href: file, onload: done, onerror: done })
  document.head.append(link)
})
export const __vitePreload = (load, files = []) =>
  Promise.all(files.filter((file) => file.endsWith('.css')).map((file) => style('/' + file))).then(() => load())
`

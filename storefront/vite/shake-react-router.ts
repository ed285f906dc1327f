import type { Plugin } from 'vite'

const libraryFile = /node_modules[\\/]react-router[\\/]dist[\\/]/

/**
 * React Router names its components after making them (`Form.displayName = …`), which keeps each of them in every
 * page, used or not. Without the names the bundler leaves out what nobody renders: 2 kB gzip of every page. Two
 * features of the router that this shop has switched off go the same way: routes discovered on the way, and
 * instrumentation.
 */
export function shakeReactRouter(): Plugin {
  return {
    name: 'shake-react-router',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client' || !libraryFile.test(id)) return null
      const shaken = code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace('routeDiscovery.mode === "lazy" && ssr === true', 'false')
        .replaceAll('init.instrumentations', 'undefined')
        .replace(/= (React[\w$]*\.)(forwardRef|createContext|memo)\(/g, '= /* @__PURE__ */ $1$2(')
      return { code: shaken, map: null }
    },
  }
}

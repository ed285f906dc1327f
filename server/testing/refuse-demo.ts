import { registerHooks } from 'node:module'

/** A program that is started with `--import` of this file behaves as if `demo/` and `simulators/` were not installed. */
registerHooks({
  resolve(specifier, context, next) {
    if (/^@pito\/(demo|simulators)\//.test(specifier)) throw new Error(`${specifier} is not installed.`)
    return next(specifier, context)
  },
})

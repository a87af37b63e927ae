/**
 * For each file that an ES module imports, Node parses the package.json of its package. Drizzle's names every file of
 * its hundreds, so that importing Drizzle takes half a second of processor time; this takes its own files as they are named.
 */
import { registerHooks } from 'node:module'

const OWN = /\/node_modules\/drizzle-orm\/.*\.js$/

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context
    if (!specifier.startsWith('.') || !OWN.test(parentURL)) return next(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})

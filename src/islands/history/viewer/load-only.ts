/**
 * Loads the one module that a glob names. `glob` and not a plain `import()`: the worker renders the screen around such a
 * part, and its bundler would follow an import into pdf.js. Only Vite knows `glob`.
 */
export function loadOnly<Module>(modules: Record<string, () => Promise<Module>>): Promise<Module> {
  const [load] = Object.values(modules)
  return load ? load() : Promise.reject(new Error('not in the build'))
}

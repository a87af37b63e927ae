/** `glob`, not `import()`: the worker renders the screen around, and its bundler would follow an import into pdf.js. */
export function loadOnly<Module>(modules: Record<string, () => Promise<Module>>): Promise<Module> {
  const [load] = Object.values(modules)
  return load ? load() : Promise.reject(new Error('not in the build'))
}

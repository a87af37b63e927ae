/** Filters for the test runner. */

/** Projects that only compute. */
const COMPUTING = ['unit', 'simulation']

export const COMPUTING_PROJECTS = COMPUTING.map((name) => `--project=${name}`)
/** The others start products, and wait for them most of the time. */
export const PRODUCT_PROJECTS = COMPUTING.map((name) => `--project=!${name}`)

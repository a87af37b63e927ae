/** `npm run dev`: `npm start` with a rebuild whenever a file changes. */
import { watch } from 'node:fs'
import { buildClient, buildSite, forgetBuild } from './build/building.ts'
import { onStop, portOf, start, stopAll } from './product/processes.ts'
import { type Product, startProduct } from './product/product.ts'

let product: Product | undefined
onStop(async () => {
  await product?.stop()
  await stopAll()
})

await buildClient()
// From here on Vite rewrites the build as files change.
forgetBuild()
start(process.execPath, [
  'node_modules/vite/bin/vite.js',
  'build',
  '--watch',
  '--emptyOutDir',
  'false',
  '--logLevel',
  'warn',
])
let waiting: NodeJS.Timeout | undefined
watch('src/pages', { recursive: true }, () => {
  clearTimeout(waiting)
  waiting = setTimeout(() => buildSite().catch((error: unknown) => console.error(error)), 300)
})
product = await startProduct({
  port: portOf(process.env.PORT),
  state: process.env.RULEMARK_STATE ?? '.rulemark',
  watched: true,
})
console.log(`Ready: ${product.url}`)

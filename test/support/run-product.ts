/** Runs the product in a separate process that tests can kill: `node run-product.ts <port> <state>`. */
import { startProduct } from '../../scripts/product/product.ts'

const [port, state = ''] = process.argv.slice(2)
await startProduct({ port: Number(port), state, quiet: true })
console.log('Ready')

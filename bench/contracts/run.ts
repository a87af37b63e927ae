/**
 * Checks the contracts of the corpus with ten rules in the whole product: `node bench/contracts/run.ts`.
 *
 * Starts a product with emulated services (build first, as `npm test` or `npm start` do), or uses a running one:
 * `node bench/contracts/run.ts https://…` with the account in RULEMARK_EMAIL and RULEMARK_PASSWORD. Writes the tables
 * and, if poppler is installed, the pictures of docs/example. Needs the corpus next to the project.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { buildProduct } from '../../scripts/build/building.ts'
import { freePort } from '../../scripts/product/processes.ts'
import { startProduct } from '../../scripts/product/product.ts'
import { Visitor } from '../../test/support/visitor.ts'
import { type Checked, check, fileRules, registered, signedIn } from './client.ts'
import { type Contract, tablesOf } from './report.ts'
import { RULES } from './rules.ts'

const CONTRACTS = join(import.meta.dirname, '../../../shared/corpus/contracts')
const EXAMPLE = join(import.meta.dirname, '../../docs/example')
const [BEGIN, END] = ['<!-- bench:contracts begins -->', '<!-- bench:contracts ends -->']
/** Contract and page (the document's own number) shown as a picture, with the table in front of it. */
const SHOWN = { name: 'contract-10-37p', page: 19 }
const DOTS_AN_INCH = 108

async function checkAll(visitor: Visitor, folder: string): Promise<Contract[]> {
  const rules = await fileRules(visitor, RULES)
  const contracts: Contract[] = []
  for (const file of readdirSync(CONTRACTS).filter((name) => name.endsWith('.pdf'))) {
    const checked = await check(visitor, rules, new Uint8Array(readFileSync(join(CONTRACTS, file))), file)
    const contract = contractOf(basename(file, '.pdf'), checked)
    writeFileSync(join(folder, `${contract.name}.pdf`), checked.pdf)
    console.log(`${file}: ${contract.seconds.toFixed(1)} s`)
    contracts.push(contract)
  }
  return contracts
}

function contractOf(name: string, { entry }: Checked): Contract {
  if (!entry.result || !entry.resultDate) throw new Error(`${name} has no result`)
  const seconds = (Date.parse(entry.resultDate) - Date.parse(entry.createdAt)) / 1_000
  return { name, result: entry.result, seconds }
}

function writeTables(text: string): void {
  const path = join(EXAMPLE, 'README.md')
  const before = readFileSync(path, 'utf8')
  const [head] = before.split(BEGIN)
  writeFileSync(path, `${head}${BEGIN}\n${text}\n${before.slice(before.indexOf(END))}`)
}

async function writePictures(contracts: readonly Contract[], folder: string): Promise<void> {
  const path = join(folder, `${SHOWN.name}.pdf`)
  const pages = contracts.find(({ name }) => name === SHOWN.name)?.result.pages ?? 0
  const added = (await PDFDocument.load(readFileSync(path))).getPageCount() - pages
  picture(path, SHOWN.page + added, 'annotated')
  picture(path, 1, 'verdicts')
}

function picture(path: string, page: number, name: string): void {
  const options = ['-r', String(DOTS_AN_INCH), '-f', String(page), '-l', String(page), '-singlefile', '-png']
  const { error, status } = spawnSync('pdftoppm', [...options, path, join(EXAMPLE, name)])
  if (error || status !== 0) console.log(`${name}.png was not made: poppler's pdftoppm is missing or failed`)
}

async function withVisitor(use: (visitor: Visitor) => Promise<void>): Promise<void> {
  const [url] = process.argv.slice(2)
  if (url) {
    const { RULEMARK_EMAIL = '', RULEMARK_PASSWORD = '' } = process.env
    return use(await signedIn(new Visitor(url), RULEMARK_EMAIL, RULEMARK_PASSWORD))
  }
  await buildProduct()
  const state = mkdtempSync(join(tmpdir(), 'rulemark-contracts-'))
  const product = await startProduct({ port: await freePort(), state, quiet: true })
  try {
    await use(await registered(product.url, product.emulatedUrl))
  } finally {
    await product.stop()
    rmSync(state, { recursive: true, force: true })
  }
}

if (existsSync(CONTRACTS)) {
  const folder = mkdtempSync(join(tmpdir(), 'rulemark-marked-'))
  await withVisitor(async (visitor) => {
    const contracts = await checkAll(visitor, folder)
    writeTables(tablesOf(contracts))
    await writePictures(contracts, folder)
  })
  console.log(`The highlighted PDFs are in ${folder}.`)
} else {
  console.log('skipped: the corpus is not beside the project')
}

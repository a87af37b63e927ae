/** Loads only the public keys, and those as a module, because the policy of `/verify` forbids all connections. */
import type { PublicKey } from '../../domain/results/receipt.ts'
import { type Verdict, verdictOn } from './verdict.ts'

const form = document.querySelector<HTMLFormElement>('#verify-form')
const result = document.querySelector<HTMLElement>('#verify-result')
if (form && result) start(form, result)

function start(form: HTMLFormElement, result: HTMLElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const given = new FormData(form)
    void verify(given, form.dataset.keys ?? '').then((nodes) => {
      result.replaceChildren(...nodes)
      result.hidden = false
    })
  })
  // Submitting earlier would reload the page.
  form.querySelector('button')?.removeAttribute('disabled')
}

/** `address`: module with this server's public keys. */
async function verify(given: FormData, address: string): Promise<readonly Node[]> {
  const [receipt] = filesOf(given, 'receipt')
  if (!receipt) return failure('Choose a receipt.')
  const keys = await keysFrom(String(given.get('keys') ?? ''), address)
  if (typeof keys === 'string') return failure(keys)
  try {
    return show(await verdictOn(receipt, filesOf(given, 'pdf'), keys))
  } catch {
    return failure(
      'This browser can’t verify Ed25519 signatures. Try a current version of Chrome, Firefox or Safari.',
    )
  }
}

/** An empty file input holds one empty file. */
function filesOf(given: FormData, name: string): readonly File[] {
  return given.getAll(name).filter((each): each is File => each instanceof File && each.name !== '')
}

async function keysFrom(entered: string, address: string): Promise<readonly PublicKey[] | string> {
  try {
    const { keys } = (entered.trim() ? JSON.parse(entered) : await loaded(address)) as { keys?: unknown }
    if (Array.isArray(keys)) return keys.filter((key): key is PublicKey => typeof key?.kid === 'string')
  } catch {
    if (entered.trim() === '')
      return 'The public keys could not be loaded. Check your connection, or enter them.'
  }
  return 'These aren’t public keys. Enter the whole content of “rulemark-keys.json”.'
}

async function loaded(address: string): Promise<unknown> {
  const module: { default: unknown } = await import(/* @vite-ignore */ address)
  return module.default
}

function failure(title: string): readonly Node[] {
  return show({ isValid: false, title, text: '', files: [], facts: [] })
}

function show({ isValid, title, text, files, facts }: Verdict): readonly Node[] {
  const list = element(
    'dl',
    facts.map(([label, value]) => element('div', [element('dt', label), element('dd', value)])),
  )
  const lines = [{ isValid, text: title }, ...files].map((line) => {
    const node = element('p', line.text)
    node.className = line.isValid ? 'verify-good' : 'verify-bad'
    return node
  })
  return [...lines, ...(text ? [element('p', text)] : []), ...(facts.length > 0 ? [list] : [])]
}

function element(name: string, content: string | readonly Node[]): HTMLElement {
  const node = document.createElement(name)
  if (typeof content === 'string') node.textContent = content
  else for (const child of content) node.appendChild(child)
  return node
}

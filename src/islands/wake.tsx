/** Brings islands to life: finds them, loads each one's chunk, hydrates it. One's failure is its own, and visible. */
import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Crash } from './Crash.tsx'
import { type IslandName, islands } from './registry.ts'

function isIslandName(name: string): name is IslandName {
  return name in islands
}

async function wake(element: HTMLElement): Promise<void> {
  const name = element.dataset.island ?? ''
  if (!isIslandName(name)) throw new Error(`no island is called "${name}"`)
  const component = (await islands[name]()) as ComponentType<object>
  const props: object = JSON.parse(element.nextElementSibling?.textContent ?? '{}')
  hydrateRoot(element, createElement(Crash, null, createElement(component, props)), {
    identifierPrefix: name,
    onRecoverableError: (error) => console.error(error),
  })
  element.dataset.awake = 'true'
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  wake(element).catch((error: unknown) => {
    element.dataset.awake = 'failed'
    if (navigator.onLine) console.error(error)
    else dispatchEvent(new Event('asleep'))
  })
}

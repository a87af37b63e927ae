/** Finds islands, loads each one's chunk and hydrates it. A failure affects one island only and is visible. */
import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Crash } from './Crash.tsx'
import { type IslandName, islands } from './registry.ts'

/** Marks the island as interactive, because this outermost effect runs last. */
function Awake({ element, children }: { element: HTMLElement; children?: ReactNode }) {
  useEffect(() => {
    element.dataset.awake = 'true'
  }, [element])
  return children
}

async function wake(element: HTMLElement): Promise<void> {
  const name = element.dataset.island ?? ''
  if (!(name in islands)) throw new Error(`no island is called "${name}"`)
  const component = (await islands[name as IslandName]()) as ComponentType<object>
  const props: object = JSON.parse(element.nextElementSibling?.textContent ?? '{}')
  const island = createElement(Crash, null, createElement(component, props))
  hydrateRoot(element, createElement(Awake, { element }, island), {
    identifierPrefix: name,
    onRecoverableError: (error) => console.error(error),
  })
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  wake(element).catch((error: unknown) => {
    element.dataset.awake = 'failed'
    if (navigator.onLine) console.error(error)
    else dispatchEvent(new Event('asleep'))
  })
}

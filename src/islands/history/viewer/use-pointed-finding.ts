import { useState } from 'react'
import { useListener } from '../../use-listener.ts'
import { parseLink } from '../link.ts'

/** Returns the id of the finding whose card is hovered. */
export function usePointedFinding(): number | null {
  const [findingId, setFindingId] = useState<number | null>(null)
  useListener('mouseover', ({ target }) => {
    const card = target instanceof Element ? target.closest('.finding') : null
    setFindingId(card ? (parseLink(`#${card.id}`)?.findingId ?? null) : null)
  })
  return findingId
}

import { useEffect, useState } from 'react'
import { parseLink } from '../link.ts'

/** Returns the id of the finding whose card is hovered. */
export function usePointedFinding(): number | null {
  const [findingId, setFindingId] = useState<number | null>(null)
  useEffect(() => {
    function point({ target }: MouseEvent): void {
      const card = target instanceof Element ? target.closest('.finding') : null
      setFindingId(card ? (parseLink(`#${card.id}`)?.findingId ?? null) : null)
    }
    addEventListener('mouseover', point)
    return () => removeEventListener('mouseover', point)
  }, [])
  return findingId
}

import { useEffect, useState } from 'react'
import { parseLink } from '../link.ts'

/** The id of the finding whose card the mouse is over. */
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

import { useQuery } from '@tanstack/react-query'
import { CutOut } from '../../history/cut-out/CutOut.tsx'
import { CutOutSource, documentOf } from '../../history/cut-out/cut-out-source.ts'
import { createServerSource } from '../../history/state/history-source.ts'

const { entry, pdf } = createServerSource()

export default function CellPicture({ checkId, findingId }: { checkId: number; findingId: number }) {
  const { data } = useQuery({ queryKey: ['result', checkId], queryFn: () => entry(checkId) })
  const { specificRules = [], generalRules = [] } = data?.result ?? {}
  const finding = [...specificRules, ...generalRules].find(({ id }) => id === findingId)
  const quote = finding?.evidence.find(({ quads }) => quads.length > 0)
  if (!data || !quote?.page) return null
  return (
    <CutOutSource value={documentOf(data, pdf)}>
      <CutOut key={`${checkId} ${findingId}`} page={quote.page} quads={quote.quads} />
    </CutOutSource>
  )
}

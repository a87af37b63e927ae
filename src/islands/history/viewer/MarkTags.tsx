import { isLit } from './document-marks.ts'
import { type PlacedMark, percent, tagPlaces } from './marks.ts'

interface MarkTagsProps {
  marks: readonly PlacedMark[]
  onSelect: (findingId: number) => void
}

/** Tags with the finding's number beside its first marked words; they lead to the finding. */
export function MarkTags({ marks, onSelect }: MarkTagsProps) {
  return tagPlaces(marks).map(({ mark, left, top, shift }) => (
    <button
      key={`${mark.findingId} ${top}`}
      type="button"
      className={`viewer-tag viewer-tag-${mark.kind}`}
      aria-label={mark.name}
      aria-current={isLit(mark) ? 'true' : undefined}
      style={{ left: percent(left), top: percent(top), translate: `calc(-100% - 3px - ${shift * 1.5}rem) 0` }}
      onClick={(event) => {
        event.stopPropagation()
        onSelect(mark.findingId)
      }}
    >
      {mark.tag}
    </button>
  ))
}

import { useId } from 'react'

interface SegmentedProps<Value extends string> {
  legend: string
  segments: readonly { value: Value; label: string; count?: number }[]
  value: Value
  onChange: (value: Value) => void
}

export function Segmented<Value extends string>({
  legend,
  segments,
  value,
  onChange,
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className="segmented">
      <legend className="visually-hidden">{legend}</legend>
      {segments.map((segment) => (
        <label key={segment.value}>
          <input
            type="radio"
            className="over-label"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.label}
          {segment.count !== undefined && <span className="muted">{segment.count}</span>}
        </label>
      ))}
    </fieldset>
  )
}

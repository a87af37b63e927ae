import { type ReactNode, useState } from 'react'
import { Icon } from '../ui/Icon.tsx'

const labels = ['Very dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very satisfied'] as const

interface StarsProps {
  /** 1 to 5; 0 when none is chosen. */
  value: number
  onChange: (value: number) => void
}

/** A choice of one to five stars, each with a label. */
export function Stars({ value, onChange }: StarsProps): ReactNode {
  const [hovered, setHovered] = useState(0)
  const lit = hovered || value
  return (
    <fieldset className="stars" onMouseLeave={() => setHovered(0)}>
      <legend className="visually-hidden">How satisfied are you?</legend>
      {labels.map((label, index) => (
        <label
          key={label}
          className={index < lit ? 'star star-lit' : 'star'}
          onMouseEnter={() => setHovered(index + 1)}
        >
          <input
            type="radio"
            name="rating"
            value={index + 1}
            aria-label={label}
            checked={value === index + 1}
            onChange={() => onChange(index + 1)}
          />
          <Icon name="star" />
        </label>
      ))}
      <span className="note star-label" aria-hidden="true">
        {labels[lit - 1] ?? ''}
      </span>
    </fieldset>
  )
}

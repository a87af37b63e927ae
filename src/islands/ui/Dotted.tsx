/** Parts with dots between them. Lines break between parts, and neither end nor begin with a dot. */
export function Dotted({ parts }: { parts: readonly string[] }) {
  return (
    <span className="dotted">
      <span>
        {parts.map((part, at) => (
          <span key={part}>
            {at > 0 && <span className="dotted-dot"> · </span>}
            {part}
          </span>
        ))}
      </span>
    </span>
  )
}

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Movement } from '../../contract/billing.ts'
import { type DateLocale, When } from '../history/When.tsx'
import { Button, Message, Money, Section } from '../ui/index.ts'
import type { ProfileSource } from './profile-source.ts'

/** Lines in sight before more are asked for. */
const FIRST = 10

interface MovementsProps {
  initial: readonly Movement[]
  source: ProfileSource
  locale: DateLocale
}

/** The statement: everything that changed the balance, newest first. */
export function Movements({ initial, source, locale }: MovementsProps): ReactNode {
  const [all, setAll] = useState(false)
  const { data, isError } = useQuery({
    queryKey: ['movements'],
    queryFn: () => source.movements(),
    initialData: initial,
  })
  const shown = all ? data : data.slice(0, FIRST)
  return (
    <Section title="Balance history">
      {isError && <Message kind="info">We couldn’t load the latest transactions.</Message>}
      {data.length === 0 ? (
        <p className="profile-none">No transactions yet. Top-ups, checks and refunds will appear here.</p>
      ) : (
        <MovementTable movements={shown} locale={locale} />
      )}
      {shown.length < data.length && (
        <p>
          <Button small onClick={() => setAll(true)}>
            Show all {data.length}
          </Button>
        </p>
      )}
    </Section>
  )
}

function MovementTable({
  movements,
  locale,
}: {
  movements: readonly Movement[]
  locale: DateLocale
}): ReactNode {
  return (
    <table className="movements">
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Transaction</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {movements.map(({ id, at, label, amount }) => (
          <tr key={id}>
            <td>
              <When date={at} locale={locale} />
            </td>
            <td>{label}</td>
            <td>
              <Money amount={amount} as="booked" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

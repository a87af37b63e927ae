import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { Movement } from '../../contract/billing.ts'
import { downloadText } from '../download.ts'
import { type DateLocale, When } from '../history/When.tsx'
import { Button, Message, Money, Section } from '../ui/index.ts'
import type { ProfileSource } from './profile-source.ts'
import { type StatementLine, statementCsv, withBalances } from './statement.ts'

/** Rows shown before "Show all". */
const FIRST = 10

interface BalanceHistoryProps {
  initial: readonly Movement[]
  source: ProfileSource
  locale: DateLocale
}

/** Every transaction, newest first, with the balance after it. */
export function BalanceHistory({ initial, source, locale }: BalanceHistoryProps): ReactNode {
  const [all, setAll] = useState(false)
  const { data, isError } = useQuery({
    queryKey: ['movements'],
    queryFn: () => source.movements(),
    initialData: initial,
  })
  const lines = useMemo(() => withBalances(data), [data])
  const shown = all ? lines : lines.slice(0, FIRST)
  return (
    <Section title="Balance history">
      {isError && <Message kind="info">We couldn’t load the latest transactions.</Message>}
      {data.length === 0 ? (
        <p className="profile-none">No transactions yet. Top-ups, checks and refunds will appear here.</p>
      ) : (
        <StatementTable lines={shown} locale={locale} receipt={source.receipt} />
      )}
      {data.length > 0 && (
        <p className="statement-actions">
          {shown.length < lines.length && (
            <Button small onClick={() => setAll(true)}>
              Show all {lines.length}
            </Button>
          )}
          <Button
            small
            variant="quiet"
            icon={Download}
            onClick={() => downloadText('rulemark-balance-history.csv', 'text/csv', statementCsv(lines))}
          >
            Download CSV
          </Button>
        </p>
      )}
    </Section>
  )
}

interface StatementTableProps {
  lines: readonly StatementLine[]
  locale: DateLocale
  receipt: ProfileSource['receipt']
}

function StatementTable({ lines, locale, receipt }: StatementTableProps): ReactNode {
  return (
    <table className="statement">
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Transaction</th>
          <th scope="col">Amount</th>
          <th scope="col">Balance</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, at, kind, label, amount, balance }) => (
          <tr key={id}>
            <td>
              <When date={at} locale={locale} />
            </td>
            <td>
              {label}
              {kind === 'top-up' && receipt && (
                <a className="statement-receipt" href={receipt(id)} target="_blank" rel="noopener">
                  Receipt
                </a>
              )}
            </td>
            <td>
              <Money amount={amount} as="booked" />
            </td>
            <td>
              <Money amount={balance} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

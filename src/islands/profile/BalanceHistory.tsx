import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Movement } from '../../contract/billing.ts'
import { STATEMENT_PAGE } from '../../domain/account/quotas.ts'
import { downloadText } from '../base/download.ts'
import { showFailureText } from '../session/failures.ts'
import { Button, DateTime, Message, Money, Section } from '../ui/index.ts'
import type { ProfileSource } from './profile-source.ts'
import { readStatement, statementCsv } from './statement.ts'

const FIRST = 10

export function BalanceHistory({ initial, source }: { initial: readonly Movement[]; source: ProfileSource }) {
  const [pages, setPages] = useState(0)
  const wanted = Math.max(1, pages)
  const { data, isError, isFetching } = useQuery({
    queryKey: ['movements', wanted],
    queryFn: () => readStatement(source, wanted),
    ...(wanted === 1 && { initialData: initial }),
    placeholderData: (before: readonly Movement[] | undefined) => before,
  })
  const lines = data ?? initial
  const shown = pages === 0 ? lines.slice(0, FIRST) : lines
  const hasMore = shown.length < lines.length || lines.length >= wanted * STATEMENT_PAGE
  async function save(): Promise<void> {
    try {
      const all = await readStatement(source, Number.POSITIVE_INFINITY)
      downloadText('rulemark-balance-history.csv', 'text/csv', statementCsv(all))
    } catch (error) {
      showFailureText('We couldn’t load your balance history. Please try again.', error)
    }
  }
  return (
    <Section title="Balance history">
      {isError && <Message kind="info">We couldn’t load the latest transactions.</Message>}
      {lines.length === 0 ? (
        <p className="muted">No transactions yet. Top-ups, checks and refunds will appear here.</p>
      ) : (
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
            {shown.map(({ id, at, kind, label, amount, balance }) => (
              <tr key={id}>
                <td>
                  <DateTime date={at} />
                </td>
                <td>
                  {label}{' '}
                  {kind === 'top-up' && source.receipt && (
                    <a href={source.receipt(id)} target="_blank" rel="noopener">
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
      )}
      {lines.length > 0 && (
        <p className="cluster statement-actions">
          {hasMore && (
            <Button small loading={isFetching && pages > 1} onClick={() => setPages(pages + 1)}>
              Show more
            </Button>
          )}
          <Button small variant="quiet" icon="download" onClick={save}>
            Download CSV
          </Button>
        </p>
      )}
    </Section>
  )
}

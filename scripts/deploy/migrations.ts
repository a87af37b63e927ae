/**
 * Which migrations may be applied while the running version serves. A migration only adds (expands) unless it is
 * marked `-- contract: why`; such a step is applied by the first deployment that replaces a version which was built
 * with it, because that version no longer uses what the step removes.
 */
export interface Migration {
  readonly tag: string
  readonly when: number
  readonly sql: string
}

export function isContract({ sql }: Pick<Migration, 'sql'>): boolean {
  return /^-- contract: \S/.test(sql)
}

const NAME = '[`"\']?(\\w+)[`"\']?'
const HAZARDS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [new RegExp(`^drop table (?:if exists )?${NAME}`), 'drops table'],
  [new RegExp(`^alter table ${NAME} drop`), 'drops a column of'],
  [new RegExp(`^alter table ${NAME} rename`), 'renames (a column of)'],
  [
    new RegExp(`^alter table ${NAME} add (?!.* default )(?=.* not null)`),
    'adds a column without a default to',
  ],
  [new RegExp(`^create unique index (?:if not exists )?\\S+ on ${NAME}`), 'makes values unique in'],
  [new RegExp(`^create trigger \\S+ .*? on ${NAME}`), 'adds a trigger to'],
  [new RegExp(`^drop trigger (?:if exists )?${NAME}`), 'drops trigger'],
  [new RegExp(`^delete from ${NAME}`), 'deletes rows of'],
]

/** Operations that would break a version built without the migration. `fresh`: tables that version does not have. */
export function hazardsOf(sql: string, fresh: ReadonlySet<string> = new Set()): readonly string[] {
  const known = new Set([...fresh, ...tablesMadeBy(sql)])
  return statementsOf(sql).flatMap((statement) =>
    HAZARDS.flatMap(([pattern, what]) => {
      const name = pattern.exec(statement)?.[1]
      return name === undefined || known.has(name) ? [] : [`${what} ${name}`]
    }),
  )
}

function tablesMadeBy(sql: string): readonly string[] {
  const made = new RegExp(`^create table (?:if not exists )?${NAME}`)
  return statementsOf(sql).flatMap((statement) => made.exec(statement)?.[1] ?? [])
}

/** The statements in lower case, without comments, one line each. */
function statementsOf(sql: string): readonly string[] {
  return sql
    .replaceAll(/^\s*--.*$/gm, ' ')
    .replaceAll('--> statement-breakpoint', ' ')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
}

export interface MigrationPlan {
  readonly apply: readonly Migration[]
  /** Contract steps deferred to the next deployment. */
  readonly hold: readonly Migration[]
}

/**
 * `known`: migrations the running version was built with; undefined when no version is running.
 * @throws when a pending migration would break the running version
 */
export function planMigrations(
  pending: readonly Migration[],
  known: ReadonlySet<string> | undefined,
): MigrationPlan {
  if (known === undefined) return { apply: pending, hold: [] }
  const fresh = new Set<string>()
  const first = pending.findIndex((migration) => {
    const waits = isContract(migration) && !known.has(migration.tag)
    const hazards = isContract(migration) ? [] : hazardsOf(migration.sql, fresh)
    if (hazards.length > 0) throw new Error(unmarked(migration, hazards))
    for (const table of tablesMadeBy(migration.sql)) fresh.add(table)
    return waits
  })
  if (first === -1) return { apply: pending, hold: [] }
  const hold = pending.slice(first)
  const next = hold.find((migration) => !isContract(migration))
  if (next)
    throw new Error(
      `${hold[0]?.tag} removes something that the running version uses, and ${next.tag} comes after it.\n` +
        `Deploy the commit that brought ${hold[0]?.tag} first, then this one.`,
    )
  return { apply: pending.slice(0, first), hold }
}

function unmarked({ tag }: Migration, hazards: readonly string[]): string {
  return (
    `${tag} would break the running version: it ${hazards.join(', ')}.\n` +
    'Keep the old structure, deploy code that no longer uses it, and remove it in a separate migration\n' +
    'that begins with "-- contract: why no version uses this any more".'
  )
}

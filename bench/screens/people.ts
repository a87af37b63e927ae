/** Accounts with a large amount of data. */
import { readFileSync } from 'node:fs'
import { createClient } from '@libsql/client/web'
import type { Product } from '../../scripts/product/product.ts'
import { check, create, newPerson } from '../../scripts/screens/person.ts'
import { DEMO_RULE_TEXT } from '../../src/domain/account/demo.ts'
import type { Visitor } from '../../test/support/visitor.ts'

const AGREEMENT = 'dist/client/demo/service-agreement.pdf'

/** Creates 300 rule sets of eight rules each, in the given number of folders. */
export async function withRuleSets(product: Product, folders: number): Promise<Visitor> {
  const person = await newPerson(product)
  for (let folder = 1; folder <= folders; folder += 1) {
    const folderId = await create(person, '/api/prompt-folders', { name: `Folder ${folder}` })
    for (let at = 1; at <= 300 / folders; at += 1) {
      const name = `Agreement of kind ${folder}-${at}`
      await create(person, '/api/prompts', { name, text: DEMO_RULE_TEXT, folderId })
    }
  }
  return person
}

/** Creates a batch of 50 documents and 20 rules: one checked by the product, and copies of it. */
export async function withBatch(product: Product): Promise<Visitor> {
  const email = 'batch@example.org'
  const person = await newPerson(product, email)
  const folderId = await create(person, '/api/prompt-folders', { name: 'Contracts' })
  const rules = Array.from({ length: 20 }, (_, at) => `${at + 1}. Payment is due within ${at + 20} days.`)
  const ruleSet = await create(person, '/api/prompts', { name: 'Services', text: rules.join('\n'), folderId })
  await check(person, ruleSet, new Uint8Array(readFileSync(AGREEMENT)), 'service-agreement.pdf')
  await createClient({ url: product.databaseUrl }).execute({ sql: COPY_INTO_BATCH, args: [BATCH, email] })
  return person
}

/** Creates 500 results: one made by the product, and copies of it, each with a separate body. */
export async function withResults(product: Product): Promise<Visitor> {
  const email = 'bench@example.org'
  const person = await newPerson(product, email)
  const folderId = await create(person, '/api/prompt-folders', { name: 'Contracts' })
  const ruleSet = await create(person, '/api/prompts', { name: 'Services', text: DEMO_RULE_TEXT, folderId })
  await check(person, ruleSet, new Uint8Array(readFileSync(AGREEMENT)), 'service-agreement.pdf')
  await createClient({ url: product.databaseUrl }).batch(
    [
      { sql: COPY_RESULTS, args: [email] },
      { sql: COPY_CHECKS, args: [email] },
    ],
    'write',
  )
  return person
}

/** Id of the batch. */
export const BATCH = '00000000-0000-4000-8000-000000000050'

const COPY_INTO_BATCH = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 50)
  insert into checks (user_id, submission, state, file_name, rule_set_name, rules_text, language, note, query_hash,
    price, saved_result, attempts, not_before, created_at, ended_at, result_id, batch)
  select user_id, submission || i, state, 'agreement-' || i || '.pdf', rule_set_name, rules_text, language, note,
    query_hash || i, 0, 1, attempts, 0, created_at, ended_at, result_id, ?
  from checks, n where user_id = (select id from users where email = ?)`

const COPY_RESULTS = `with recursive back(days) as (select 1 union all select days + 1 from back where days < 500)
  insert into results (user_id, body, pdf_key, created_at)
  select user_id, body, pdf_key, created_at - days from results, back
  where user_id = (select id from users where email = ?)`

const COPY_CHECKS = `insert into checks (user_id, submission, state, file_name, rule_set_name, rules_text, language, note,
    query_hash, price, saved_result, attempts, not_before, created_at, ended_at, result_id)
  select c.user_id, c.submission || r.id, c.state, 'agreement-' || r.id || '.pdf', c.rule_set_name, c.rules_text,
    c.language, c.note, c.query_hash, 0, 1, c.attempts, 0, r.created_at, r.created_at, r.id
  from results r join checks c on c.user_id = r.user_id and c.price > 0
  where r.id <> c.result_id and c.user_id = (select id from users where email = ?)`

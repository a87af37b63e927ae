/** `npm run check commits`: subjects have at most 72 characters, begin with a capital and have no full stop. */
import { spawnSync } from 'node:child_process'

const LONGEST = 72
/** The rule is younger than the first commits. */
const SINCE = '2026-11-29T00:00:00Z'

const { stdout } = spawnSync('git', ['log', '--no-merges', `--since=${SINCE}`, '--format=%h %s'], {
  encoding: 'utf8',
})
const wrong = (stdout ?? '').split('\n').filter((line) => {
  const subject = line.slice(line.indexOf(' ') + 1)
  return line !== '' && (subject.length > LONGEST || !/^\p{Lu}.*[^.]$/u.test(subject))
})
for (const line of wrong) console.error(`Commit subject (CONTRIBUTING.md, "Commits"): ${line}`)
process.exit(wrong.length === 0 ? 0 : 1)

/** @jsxImportSource preact */
import { STAGE_WORDS } from '../../domain/results/finding-words.ts'
import { Icon } from '../parts/icons.tsx'
import { VerdictWord } from '../parts/sample.tsx'

export function Stages() {
  return (
    <ol class="stages">
      <li class="stage-done">{STAGE_WORDS.reading}</li>
      <li aria-current="step">{STAGE_WORDS.asking}</li>
      <li>{STAGE_WORDS.verifying}</li>
      <li>{STAGE_WORDS.marking}</li>
    </ol>
  )
}

const folders = [
  ['Consumer loans', 6],
  ['Leasing', 4],
  ['Procedures', 14],
  ['Client reports', 9],
] as const

export function Folders() {
  return (
    <ul class="folders">
      {folders.map(([name, count]) => (
        <li key={name}>
          <FolderIcon />
          <span>{name}</span>
          <span>{count}</span>
        </li>
      ))}
    </ul>
  )
}

function FolderIcon() {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      stroke-width="1.3"
      aria-hidden="true"
    >
      <path d="M1.7 12.300v-9a.8.8 0 0 1 .8-.8h3.400l1.500 2h6.100a.8.8 0 0 1 .8.8v7a.8.8 0 0 1-.8.8h-11a.8.8 0 0 1-.8-.8z" />
    </svg>
  )
}

export function Versions() {
  return (
    <>
      <p class="specimen-rule">Records must be kept for at least five years.</p>
      <ul class="pairs">
        <li>
          <span>Version 4</span>
          <VerdictWord verdict="broken" />
        </li>
        <li>
          <span>Version 5</span>
          <VerdictWord verdict="met" />
        </li>
      </ul>
    </>
  )
}

export function Correction() {
  return (
    <>
      <p class="spread muted">
        <VerdictWord verdict="broken" /> <span>Spelling</span>
      </p>
      <p class="specimen-text">
        … shall tell the Lender of a change of <del>adress</del> <ins>address</ins> without delay.
      </p>
    </>
  )
}

export function Note() {
  return (
    <>
      <p class="specimen-text">
        <mark class="sample-broken">5.3 The fee for a written reminder of a late instalment is CZK 500.</mark>
      </p>
      <p class="specimen-note">
        <strong>Rulemark</strong> Rule 4: The fee for a reminder must be at most CZK 300.
      </p>
    </>
  )
}

const languages = [
  ['en', 'English', 'Broken'],
  ['de', 'Deutsch', 'Verletzt'],
  ['cs', 'Čeština', 'Porušeno'],
] as const

export function Languages() {
  return (
    <ul class="pairs">
      {languages.map(([tag, name, word]) => (
        <li key={tag} lang={tag}>
          <span>{name}</span>
          <span class="verdict verdict-broken">
            <Icon name="x" />
            {word}
          </span>
        </li>
      ))}
    </ul>
  )
}

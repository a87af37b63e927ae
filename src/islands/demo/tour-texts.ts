/** What the tour says at each step, and what it points at. */
import type { TourStep } from '../../machines/tour.ts'

export interface StepTexts {
  readonly title: string
  readonly text: string
  /** How to do what the step is about. */
  readonly hint?: string
  /** CSS selector of what is pointed at, of which the first counts. */
  readonly target?: string
  readonly next?: string
}

export const STEP_TEXTS: Readonly<Record<TourStep, StepTexts>> = {
  welcome: {
    title: 'A whole check in two minutes',
    text: 'You write rules in plain words, hand in a PDF, and read which rules it meets and which it breaks, each with the words it rests on. This tour walks through one check of a sample contract. What you do here stays in your browser.',
    hint: 'Enter goes on, the arrow keys go back and forth, Escape leaves.',
    next: 'Start',
  },
  'create-folder': {
    title: 'Make a folder',
    text: 'A folder keeps the rule sets of one kind of document together.',
    hint: 'Press New folder, type a name and press Enter. Or press Next: we make one called Contracts.',
    target: '[data-tour="new-folder"]',
  },
  'create-rule': {
    title: 'Write a rule set',
    text: 'Rules are sentences, as you would say them to a colleague. We have written eight for a service agreement.',
    hint: 'Press New rule set, read or change the rules, then press Create. Or press Next to take them as they are.',
    target: '[data-tour="new-rule-set"]',
  },
  'upload-document': {
    title: 'Hand in a document',
    text: 'In your account you choose any PDF of up to 10 MB. Here it is a service agreement of three pages, with mistakes in it.',
    hint: 'Press Load the demo document, or Next.',
    target: '[data-tour="upload"]',
  },
  'select-folder': {
    title: 'Choose the folder',
    text: 'The document is checked against one rule set. Its folder comes first.',
    hint: 'Choose your folder from the list, or press Next.',
    target: '[data-tour="folder-select"]',
  },
  'select-ruleset': {
    title: 'Choose the rule set and submit',
    text: 'All its rules are checked at once. The price is shown above the button before you press it. Here it comes out of the demo balance, and the check takes two seconds.',
    hint: 'Choose your rule set, then press Submit for Check. Or press Next.',
    target: '[data-tour="rule-set-select"]:has(option[value=""]:checked), [data-tour="submit"]',
  },
  'view-results': {
    title: 'Your check is done',
    text: 'Results shows every check with its findings: which rules are met, which are broken, and which the document says nothing about.',
  },
  'highlight-document': {
    title: 'Your checked documents',
    text: 'Every check has a line here: its state, its date, the rule set and what it cost. The findings of the selected one stand beside it.',
    target: '[data-tour="documents"]',
  },
  'highlight-specific': {
    title: 'A verdict on each of your rules',
    text: 'Met, broken, or not found in the document. Below stand the document’s own words. Our code has looked them up in the file, so no quote is made up.',
    target: '[data-tour="specific"]',
  },
  'highlight-general': {
    title: 'What every document is checked for',
    text: 'Beside your rules: spelling, grammar, punctuation, contradictions and unfinished text. In this contract a word stands twice, a number in words differs from its figure, and a blank was never filled in.',
    target: '[data-tour="general"]:has(.evidence)',
  },
  'highlight-pdf': {
    title: 'The PDF with its errors highlighted',
    text: 'Open PDF shows the same file with the errors highlighted, a note at each, and all verdicts on a page in front. It is the file you would send on.',
    target: '[data-tour="open-pdf"]',
  },
  complete: {
    title: 'That was a whole check',
    text: 'A folder, a rule set, a document, a verdict on every rule with its proof. The rule set can be used again for every document of its kind.',
  },
  'final-step': {
    title: 'Now your own documents',
    text: 'Finishing the tour leaves the demo.',
    next: 'Finish',
  },
}

/** For a new user, who might take the demo's balance for their own. */
export const NEW_ACCOUNT = 'Your account is ready with $10. This tour uses play money.'

/** The last step's words by whether the browser has a session. */
export const FINAL_WORDS = {
  user: 'Your workspace comes next. It offers to keep the rule set that you have made here.',
  visitor: 'A new account starts with $10 of credit.',
} as const

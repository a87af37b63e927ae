import type { TourStep } from '../../machines/tour-steps.ts'

export interface StepTexts {
  readonly title: string
  readonly text: string
  readonly hint?: string
  /** CSS selector of the target; the first match counts. */
  readonly target?: string
  readonly next?: string
}

export const STEP_TEXTS: Readonly<Record<TourStep, StepTexts>> = {
  welcome: {
    title: 'A whole check in two minutes',
    text: 'You write rules in plain language, upload a PDF, and see which rules it meets and which it breaks, each with the quotes behind it. This tour takes you through one check of a sample contract. Everything you do here stays in your browser.',
    hint: 'Press Enter to continue, the arrow keys to go back and forth, Escape to leave.',
    next: 'Start',
  },
  'create-folder': {
    title: 'Create a folder',
    text: 'A folder keeps the rule sets of one kind of document together.',
    hint: 'Press New folder, type a name and press Enter. Or press Next and we’ll create one called Contracts.',
    target: '.folder-list:has(.folder-name), #new-folder',
  },
  'create-rule': {
    title: 'Write a rule set',
    text: 'Rules are plain sentences, as you would say them to a colleague. We wrote eight for a service agreement.',
    hint: 'Press New rule set, read or edit the rules, then press Create. Or press Next to use them as they are.',
    target: '#new-rule-set',
  },
  'upload-document': {
    title: 'Upload a document',
    text: 'In your account you can upload any PDF up to 10 MB. The demo uses a three-page service agreement with some mistakes in it.',
    hint: 'Press Load the demo document, or Next.',
    target: '[data-tour="upload"]',
  },
  'select-folder': {
    title: 'Choose the folder',
    text: 'A document is checked against one rule set. Choose its folder first.',
    hint: 'Choose your folder from the list, or press Next.',
    target: '[data-tour="folder-select"]',
  },
  'select-ruleset': {
    title: 'Choose the rule set and submit',
    text: 'All its rules are checked at once. The price is shown above the button. Here you pay with play money.',
    hint: 'Choose your rule set, then press Submit for Check. Or press Next.',
    target: '[data-tour="rule-set-select"]:has(option[value=""]:checked), [data-tour="submit"]',
  },
  'view-results': {
    title: 'Your check is done',
    text: 'Each rule is met, broken, or not found in the document.',
    target: '.results-sum',
  },
  'highlight-document': {
    title: 'Your checked documents',
    text: 'Each check is listed here with its state, date, rule set and cost. The findings of the selected check are shown next to the list.',
    target: '[data-tour="documents"]',
  },
  'highlight-specific': {
    title: 'A verdict on each of your rules',
    text: 'Met, broken, not found in the document, or left to your judgement. Below the verdict are the document’s own words. Our code looked them up in the file, so no quote is invented; what they mean is the AI’s judgement.',
    hint: 'Press the clause and page under a finding to see the sentence marked in the document.',
    target: '[data-tour="specific"]',
  },
  'highlight-general': {
    title: 'What every document is checked for',
    text: 'In addition to your rules: spelling, grammar, punctuation, contradictions and unfinished text. In this contract a word is repeated, a number in words differs from its figure, and a blank was never filled in.',
    target: '[data-tour="general"]:has(.evidence)',
  },
  'highlight-pdf': {
    title: 'The PDF with its errors highlighted',
    text: 'Open PDF shows your file with the errors highlighted, a note on each, and a first page with all verdicts. This is the file to send on.',
    target: '[data-tour="open-pdf"]',
  },
  complete: {
    title: 'That was a complete check',
    text: 'You can reuse the rule set for every document of the same kind.',
  },
  'final-step': {
    title: 'Now try your own documents',
    text: 'Finish closes the demo and deletes what you created in it.',
    next: 'Finish',
  },
}

/** For new users, who might mistake the demo's balance for their own. */
export const NEW_ACCOUNT = 'Your account is ready with $10. This tour uses play money.'

export const FINAL_WORDS = {
  user: 'Your workspace opens next. You can keep the rule set you created here.',
  visitor: 'A new account starts with $10 of credit.',
} as const

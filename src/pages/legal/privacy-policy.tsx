/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'
import { aiName } from '../parts/ai-name.ts'
import { DataTable } from './data-table.tsx'
import {
  bullets,
  type Legal,
  type LegalFacts,
  link,
  numbered,
  operatorSentence,
  section,
  supportLink,
  text,
} from './legal-text.ts'

const stored = [
  [
    'Email address, password hash, role, time of registration',
    'To run your account (contract)',
    'Until you delete it, or 30 days if its address is never confirmed',
  ],
  [
    'Consents: which text, when given or withdrawn',
    'To prove them (legal duty)',
    'Until you delete the account',
  ],
  ['Folders, rule sets, tags', 'To check documents with them (contract)', 'Until you delete them'],
  [
    'Tests of rule sets: hash and name of the file, rule, verdict, quote',
    'To show you when a rule set judges otherwise (contract)',
    'Until you delete them, the rule set or the account',
  ],
  ['Uploaded PDF', 'To check it (contract, consent)', 'Until its check ends'],
  [
    'Result, quotes, rules as submitted, file name, highlighted PDF',
    'To show them to you',
    '30 days, or until you delete them',
  ],
  [
    'Balance and its entries',
    'To charge and refund (contract)',
    'Entries under a number without your email: 10 years (tax law)',
  ],
  ['Payments: amount, time, Stripe’s reference', 'Accounting (legal duty)', '10 years'],
  [
    'Activity: sign-ins, password changes, top-ups, checks',
    'Security, and your own overview',
    'Until you delete the account',
  ],
  [
    'Rating and comment, if you give one',
    'To improve the service (legitimate interest)',
    'Until you delete the account',
  ],
  ['Session', 'To keep you signed in (contract)', '14 days without use, 60 days at most'],
  ['Counters of attempts by email or network address', 'Against abuse (legitimate interest)', 'About a day'],
  ['Technical logs: time, address called, errors', 'To find faults (legitimate interest)', '7 days at most'],
] as const

const processors = [
  ['Cloudflare, Inc.', 'Runs the service, stores files, sends emails', 'European Union and United States'],
  ['Turso (ChiselStrike, Inc.)', 'Database', 'European Union'],
  ['Stripe Payments Europe, Ltd.', 'Card payments and their receipts', 'European Union and United States'],
  ['Resend, Inc.', 'Sends emails where Cloudflare does not', 'United States'],
  ['Google Analytics', 'Counts page views, only if you have accepted', 'European Union and United States'],
] as const

function processorsTable({ model }: LegalFacts) {
  const purpose = 'The AI that reads documents and rules'
  const ai: readonly [string, string, string] =
    model === undefined
      ? ['Google (Gemini API)', purpose, 'European Union and United States']
      : [`The AI model “${model}”`, purpose, 'On a server that the operator has chosen']
  const rows = [...processors.slice(0, 2), ai, ...processors.slice(2)]
  return DataTable({ label: 'Processors', head: ['Who', 'Purpose', 'Where'], rows })
}

export const privacyPolicy: Legal = {
  path: pages.privacy,
  title: 'Privacy Policy',
  description:
    'What Rulemark stores about you and your documents, where, for how long, and who processes it.',
  inShort: [
    'Documents are not stored permanently: the uploaded file is deleted when its check ends, the result after 30 days.',
    ({ model }) => `Your documents are shared with ${aiName(model)}, and with no other.`,
    'We don’t sell your data, show advertising or train AI with your data.',
    'You can withdraw your consent, and delete your account with everything in it, in the profile.',
  ],
  sections: [
    section('controller', 'Who is responsible', (facts) => [
      text`The controller of your personal data is the operator of Rulemark, an individual in the Czech Republic. ${operatorSentence(facts)} Write to ${supportLink(facts)} with any question or request. For personal data of others in the documents you upload, you are the controller and we process the data for you. The service is not meant for anyone under 16.`,
    ]),
    section('data', 'What is stored, why, and for how long', [
      DataTable({
        label: 'Stored data',
        head: ['What', 'Purpose and legal basis', 'How long'],
        rows: stored,
      }),
      'When you delete your account, all of this is deleted at once, except what the table keeps for longer.',
    ]),
    section('documents', 'What happens to a document', ({ model }) => [
      numbered(
        'If it is a scan and you let its text be recognised, that happens in your browser; nothing is sent for it.',
        'It is sent to us over an encrypted connection and kept in a file store.',
        `Our own code reads its text. ${model === undefined ? 'The file and your rules are sent to Google Gemini, once or a few times. A file larger than 1 MB is stored there while it is being checked.' : `The text and your rules are sent to the AI model “${model}”, on a server that the operator has chosen, once or a few times.`}`,
        'The quotes in the answer are looked up in the document, and a highlighted copy is made.',
        `The uploaded file is deleted from our store${model === undefined ? ' and from Google’s' : ''}, whether the check succeeded or failed. The result and the highlighted copy are kept for 30 days, or until you delete them, which takes effect at once.`,
      ),
    ]),
    section('processors', 'Who processes data for us', (facts) => [processorsTable(facts)]),
    section('elsewhere', 'What others keep after we delete', ({ model }) => [
      model === undefined
        ? 'Google keeps what is sent to the paid Gemini API, and its answers, for up to 55 days, solely to find breaches of its rules on prohibited use. According to its terms it does not use them to improve its products. We can’t shorten this time.'
        : 'How long the AI model’s server keeps the texts it receives is up to its operator; ask at the address above.',
      'Our database provider keeps backups from which an earlier state can be restored. What we have deleted from the database is gone from these backups after 90 days at most. The file store, with documents and highlighted copies, has no backups.',
      'Messages that we have sent you stay in your mailbox, and in the records of our email provider for a limited time.',
    ]),
    section('transfers', 'Countries outside the European Union', ({ model }) => [
      `Cloudflare, ${model === undefined ? 'Google, ' : ''}Stripe and Turso are, or belong to, companies in the United States. Data may be processed there under the EU-US Data Privacy Framework where the company takes part in it, and otherwise under the European Commission’s standard contractual clauses.`,
    ]),
    section('rights', 'Your rights', (facts) => [
      'Under the General Data Protection Regulation you may at any time',
      bullets(
        'ask whether we have data about you, and get a copy of it, including in a machine-readable form;',
        'have data corrected or deleted, or its use restricted;',
        'object to what we do on the grounds of a legitimate interest;',
        'withdraw a consent, in the profile or by writing to us. What was done before stays lawful, but without consent to data processing no document can be checked.',
      ),
      text`Write to ${supportLink(facts)}; we answer within a month, free of charge. You may also complain to the Office for Personal Data Protection (uoou.gov.cz) or to the authority of the country you live in.`,
      'A verdict about a document is not a decision about a person. We make no decisions about you by automated means.',
    ]),
    section('security', 'How data is protected', [
      'Connections are encrypted. Passwords are stored only as salted hashes (scrypt), and the tokens of sessions and emailed links only as hashes. Each account can access only its own data. We never receive card data. If a breach puts you at risk, we tell the authority within 72 hours and you without undue delay.',
    ]),
    section('cookies', 'Cookies and page views', [
      text`The cookies and other entries kept in your browser, and how page views are counted after you accept, are listed in the ${link(pages.cookies, 'Cookie Policy')}.`,
    ]),
    section('changes', 'Changes', [
      'This policy applies from the date at the top. We announce important changes by email, and ask again where your consent is needed.',
    ]),
  ],
}

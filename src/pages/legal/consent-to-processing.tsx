/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'
import { aiName } from '../parts/ai-name.ts'
import { bullets, type Legal, link, section, supportLink, text } from './legal-text.ts'

export const consentToProcessing: Legal = {
  path: pages.consentToProcessing,
  title: 'Consent to Data Processing',
  description:
    'What you agree to when Rulemark and its AI platform check documents that contain personal data.',
  inShort: [
    ({ model }) => `You agree that your documents and rules are read by our code and by ${aiName(model)}.`,
    'The consent is given by registering and can be withdrawn in the profile at any time.',
    'Without it you keep your account, but can’t check documents.',
  ],
  sections: [
    section('text', 'What you agree to', ({ model }) => [
      text`By registering I agree that the operator of Rulemark, an individual in the Czech Republic, processes my email address, the rules I write and the documents I upload, including any personal data in them, in order to check the documents against the rules and to show me the result; and that for this purpose the documents and rules are passed on to ${model === undefined ? 'the AI platform Google Gemini' : `the AI model “${model}” on a server that the operator has chosen`} and to the other processors named in the ${link(pages.privacy, 'Privacy Policy')}. I am at least 16 years old.`,
    ]),
    section('what', 'Which data', [
      bullets(
        'your email address and what you do with your account;',
        'the text of your rules and the names of folders and rule sets;',
        'the documents you upload, with everything in them;',
        'the results: verdicts, reasons, quotes, the highlighted PDF.',
      ),
    ]),
    section('how-long', 'For how long', ({ model }) => [
      text`Documents are not stored permanently. The uploaded file is deleted as soon as its check ends. The result and the highlighted PDF are kept for 30 days, or until you delete them. ${model === undefined ? 'Google keeps what it receives for up to 55 days to detect abuse, and backups' : 'Backups'} of our database ${model === undefined ? '' : 'are kept '}for up to 90 days, as the ${link(`${pages.privacy}#elsewhere`, 'Privacy Policy')} sets out.`,
    ]),
    section('others', 'Data about other people', [
      'A document may contain data about other people. Upload it only if you have a right to: for example because they have agreed, because a contract with them needs it, or because your own legitimate interest outweighs theirs. Leave out or black out what the check does not need, especially data about health, beliefs or criminal records.',
    ]),
    section('withdraw', 'Withdrawing', (facts) => [
      text`The consent is voluntary. Withdraw it in the profile, under Profile Information, or by writing to ${supportLink(facts)}. From then on no document is accepted for checking; what was done before stays lawful. You can give it again in the same place. Deleting the account ends it too.`,
    ]),
    section('rights', 'Your rights', [
      text`You may see, correct, transfer and delete your data, restrict its use, and lodge a complaint with an authority. The ${link(`${pages.privacy}#rights`, 'Privacy Policy')} explains how.`,
    ]),
  ],
}

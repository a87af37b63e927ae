/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'
import { bullets, type Legal, link, operatorSentence, section, supportLink, text } from './legal-text.ts'

export const termsOfService: Legal = {
  path: pages.terms,
  title: 'Terms of Service',
  description:
    'The agreement between you and the operator of Rulemark: what the service does, what it costs and what we are liable for.',
  inShort: [
    'Rulemark checks PDF documents against rules you write, with the help of an AI. It can be wrong; you decide.',
    'You pay for each check from a balance that you top up. A check that fails is refunded.',
    'Your documents and rules stay yours.',
    'You must be at least 16, and you can leave at any time.',
  ],
  sections: [
    section('parties', 'Parties', (facts) => [
      'Rulemark (“the service”) is run by an individual in the Czech Republic (“the operator”, “we”). These terms apply between the operator and you, from the moment you register.',
      text`${operatorSentence(facts)} Questions and notices go to ${supportLink(facts)}.`,
    ]),
    section('service', 'What the service does', [
      'You write rules in plain language, upload a PDF document and submit it. The service sends the document and the rules to one AI platform, looks up the quotes in the answer in your document, and shows for each rule whether it is met, broken, not found, does not apply or needs your judgement, together with a PDF in which errors are highlighted.',
      'Only PDF files are supported, one per check, up to 10MB and 2,000 pages. The service is made for desktop computers only for now; we recommend a resolution of 1024x768 or larger and a current Chrome, Firefox, Safari or Edge.',
      'The service is in beta. Functions may change, and it may be unavailable for a time. Full launch is planned for Q1 2026.',
    ]),
    section('account', 'Your account', [
      'You must be at least 16 years old. Register with an email address that is yours, and confirm it. Keep your password to yourself. You are responsible for what is done with your account until you tell us that somebody else has had access.',
      'One person may open one account. The beta credit is given once per person.',
    ]),
    section('results', 'How far to rely on results', [
      'Verdicts and reasons are produced by an AI. They may be wrong, incomplete or different the next time. A quote marked “Quote found” was found in your document by our own code; whether the conclusion drawn from it is right is the AI’s judgement, also where a second reading agrees.',
      'Results are not legal, financial, technical or other professional advice. Check what matters before you act on it.',
    ]),
    section('prices', 'Prices, balance and payment', [
      'Registration during the beta gives a credit of $10, booked when you first confirm your email address. No card is needed. The credit can’t be paid out.',
      'Each check has a flat price, shown with the result. It is reserved from your balance when you submit and refunded in full if the check ends in an error. Submitting the same file with the same rules again, while the earlier result is kept, is free. From full launch, planned for Q1 2026, pricing is pay-per-use from EUR 0.25 per document; a change of price applies to checks submitted after we have announced it.',
      'You top up by card, from $1 to $1,000, on the checkout page of our payment provider, Stripe. The amount is booked once Stripe confirms the payment. We never see your card number.',
    ]),
    section('withdrawal', 'Withdrawal and refunds', (facts) => [
      text`If you are a consumer in the European Union, you may withdraw from a top-up within 14 days without giving a reason by writing to ${supportLink(facts)}. We refund what you have not used by then, to the payment method you used. By submitting a check you ask us to perform it at once, so the price of a check that has been performed is not refunded.`,
      'After 14 days we still refund an unused balance that you paid in, less the fees the payment provider keeps. If you delete your account with a balance left, the balance is lost, so ask for a refund first.',
    ]),
    section('conduct', 'What is not allowed', [
      bullets(
        'Uploading documents that you have no right to show to us and to our AI platform.',
        'Uploading anything unlawful, or files made to harm the service or others.',
        'Circumventing limits or prices, opening several accounts to get the credit more than once, or disrupting the service for others.',
        'Using results to make decisions about people without human review.',
      ),
    ]),
    section('content', 'Your documents and rules', [
      'They stay yours. You allow us to process them only as far as the service needs: to read, check and highlight them and to show you the result. We use them for nothing else and train no AI with them.',
      text`If documents contain personal data of others, you are responsible for that data and we process it for you. What we do with it, and with whom, is in the ${link(pages.privacy, 'Privacy Policy')} and the ${link(pages.consentToProcessing, 'Consent to Data Processing')}.`,
    ]),
    section('liability', 'Liability', [
      'We provide the service with care, without promising that it is free of errors or always available. We are liable without limit for damage done intentionally or by gross negligence, for personal injury, and wherever the law does not allow a limit. For other damage we are liable up to the amount you have paid us in the twelve months before it happened.',
      'Rights that the law gives you as a consumer are not limited by these terms.',
    ]),
    section('ending', 'Ending the agreement', [
      'You can delete your account in the profile at any time. We may end the agreement with 30 days’ notice by email, and at once if you seriously breach these terms; a balance that you paid in is then refunded, unless it was obtained by abuse.',
    ]),
    section('changes', 'Changes and law', [
      'We announce changes to these terms by email at least 30 days before they take effect. If you do not agree, delete your account before then and ask for your balance.',
      'The law of the Czech Republic applies. A consumer keeps the protection of the law of the country they live in. Consumers may turn to the Czech Trade Inspection Authority (adr.coi.cz) to settle a dispute out of court.',
    ]),
  ],
}

/** Ready rule sets to start from. Each rule names what the document must state, so that it can be met or broken. */

export interface ReadyRuleSet {
  readonly id: string
  readonly name: string
  /** Which documents it is for, in a few words. */
  readonly about: string
  /** Name of the folder made for it where there is none yet. */
  readonly folder: string
  readonly rules: readonly string[]
}

export const READY_RULE_SETS: readonly ReadyRuleSet[] = [
  {
    id: 'nda',
    name: 'Non-disclosure agreement',
    about: 'Confidentiality between two companies',
    folder: 'Contracts',
    rules: [
      'Both parties are named with their legal form and registered address.',
      'The agreement says which information is confidential and gives at least one example of it.',
      'Information that is public or already known to the receiving party is excluded from confidentiality.',
      'The confidential information may be used for one stated purpose only.',
      'The agreement says who besides the receiving party may see the information.',
      'The duty of confidentiality lasts for a stated number of years, at least 2 and at most 10.',
      'The receiving party must return or destroy the information within a stated number of days after the end.',
      'Disclosure required by a court or an authority is allowed after notice to the other party.',
      'The agreement names the law that governs it and the court that decides disputes.',
      'There is a place for the signature, name and date of each party.',
    ],
  },
  {
    id: 'service-contract',
    name: 'Service contract',
    about: 'A supplier works for a customer',
    folder: 'Contracts',
    rules: [
      'The services are described in a list or in an annex that the contract refers to.',
      'The contract states its start date.',
      'The contract states its end date or that it runs for an indefinite period.',
      'The price is given as an amount with its currency, and it says whether VAT is included.',
      'Invoices are payable within at most 30 days.',
      'Interest or a penalty for late payment is stated as a figure.',
      'The notice period for ending the contract is stated in days or months and is the same for both parties.',
      'Liability is limited to a stated amount or to a stated multiple of the price.',
      'The contract says who owns the results of the work.',
      'Changes of the contract must be in writing and signed by both parties.',
      'Every annex that the text refers to is listed at the end of the contract.',
    ],
  },
  {
    id: 'annual-report',
    name: 'Annual report',
    about: 'A company reports on one financial year',
    folder: 'Reports',
    rules: [
      'The report names the financial year with its first and last day.',
      'The company is named with its registration number and registered address.',
      'The report contains a balance sheet, an income statement and a cash flow statement.',
      'Every figure of the current year stands beside the figure of the year before.',
      'Total assets equal the sum of equity and liabilities.',
      'The currency and the unit of the figures, such as thousands, are stated.',
      'The average number of employees in the year is stated.',
      'The report says whether anything important happened between the end of the year and the date of the report.',
      "The auditor is named, and the auditor's opinion is included.",
      'The members of the board are listed by name.',
      'The report carries the date on which it was approved and the signature of a director.',
    ],
  },
  {
    id: 'processing-agreement',
    name: 'GDPR processing agreement',
    about: 'Article 28: a processor works with personal data',
    folder: 'Data protection',
    rules: [
      'The agreement states the subject matter and the duration of the processing.',
      'The agreement states the nature and the purpose of the processing.',
      'The types of personal data and the categories of data subjects are listed.',
      'The processor acts only on documented instructions of the controller.',
      'Persons who process the data are bound to confidentiality.',
      'At least three technical or organisational security measures are described, or an annex with them is named.',
      'The processor engages a sub-processor only with the written authorisation of the controller.',
      'Sub-processors take on the same data protection duties as the processor.',
      'The processor assists the controller in answering requests of data subjects.',
      'The processor reports a personal data breach within a stated number of hours, at most 48.',
      'At the end the processor deletes or returns all personal data, as the controller chooses.',
      'The processor allows audits by the controller or by an auditor that the controller names.',
      'The agreement says whether personal data leave the European Economic Area, and on what basis.',
    ],
  },
  {
    id: 'thesis',
    name: 'Thesis',
    about: "A bachelor's or master's thesis before it is handed in",
    folder: 'Studies',
    rules: [
      'The title page gives the title, the author, the supervisor, the university and the year.',
      'There is a signed declaration that the author wrote the thesis independently.',
      'The abstract is at most 300 words long.',
      'There is an abstract in English.',
      'Three to eight keywords are listed.',
      'The introduction states the aim of the thesis in one sentence or in a list.',
      'The research question or hypothesis is stated before the method is described.',
      'The method says what data were used, from where and from what period.',
      'Every table and figure has a number and a caption, and the text refers to it.',
      'The conclusion answers the research question stated in the introduction.',
      'Every source cited in the text is in the list of references.',
      'Every item in the list of references is cited in the text.',
    ],
  },
]

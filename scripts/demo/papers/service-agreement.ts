/** The demo's document: an invented agreement with mistakes that a check finds. */
import type { Paper } from '../paper.ts'

export const serviceAgreement: Paper = {
  name: 'Service Agreement',
  title: 'SERVICE AGREEMENT',
  reference: 'Agreement no. SA-2026-014',
  made: '2026-03-02T09:00:00Z',
  look: 'contract',
  opening: [
    'This Service Agreement (the "Agreement") is made on 2 March 2026 between Halden Instruments a.s., a company with its registered office at Nadrazni 18, 602 00 Brno, company number 27418895 (the "Client"), and Ferrow Data Services s.r.o., a company with its registered office at Dlouha 7, 110 00 Prague 1, company number 09183627 (the "Provider").',
  ],
  clauses: [
    {
      heading: '1. Services',
      paragraphs: [
        '1.1 The Provider shall maintain the Client\'s measurement database, monitor it on every working day between 8:00 and 18:00, and restore it after a failure (the "Services"). A description of the Services is attached as Annex 1.',
        '1.2 The Provider shall use its best efforts to begin work on a reported failure on the same working day.',
        '1.3 The Provider may have parts of the Services performed by a subcontractor after the Client has agreed to it in writing. The Provider is responsible for the work of a subcontractor as for its own.',
      ],
    },
    {
      heading: '2. Term and termination',
      paragraphs: [
        '2.1 This Agreement begins on 1 April 2026 and continues for an indefinite period.',
        '2.2 Either party may terminate this Agreement by written notice. The notice period is thirty (60) days and begins on the first day of the month after the notice was delivered.',
        '2.3 Either party may terminate this Agreement with immediate effect if the other party is in breach of it and has not remedied the breach within 15 days of a written request.',
      ],
    },
    {
      heading: '3. Fees and payment',
      paragraphs: [
        '3.1 The Client shall pay the Provider a monthly fee of EUR 4,800 excluding value added tax.',
        '3.2 Work outside the Services is charged at USD 95 an hour and needs an order of the Client in writing before it begins.',
        '3.3 The Provider shall issue an invoice by the fifth day of each month. The Client shall pay each invoice within forty-five (45) days of its receipt.',
        '3.4 If the Client is late with a payment, the Provider may charge interest of 0.05 % of the amount due for each day of the delay.',
        '3.5 The fee may be raised once a year by the rate of inflation that the the Czech Statistical Office publishes for the year before.',
      ],
    },
    {
      heading: '4. Results of the work',
      paragraphs: [
        '4.1 All intellectual property rights in reports, scripts and documentation made for the Client under this Agreement pass to the Client on payment of the fee for the month in which they were made.',
        '4.2 The Provider keeps the rights in tools that it had before this Agreement and grants the Client a licence to use them for as long as this Agreement lasts.',
      ],
    },
    {
      heading: '5. Confidentiality',
      paragraphs: [
        '5.1 Each party shall keep confidential all information of the other party that it learns in connection with this Agreement and shall use it for the purposes of this Agreement only. This duty continues for three years after the end of this Agreement.',
        '5.2 The duty under section 5.1 does not apply to information that is public, that a party knew before, or that a court or an authority requires a party to disclose.',
      ],
    },
    {
      heading: '6. Warranties',
      paragraphs: [
        '6.1 The Provider warrants that it performs the Services with professional care and with staff who have the knowledge that the Services need.',
        '6.2 The Provider shall remedy a defect in the Services free of charge if the Client reports it within [insert number] days of finding it.',
      ],
    },
    {
      heading: '7. Liability',
      paragraphs: [
        '7.1 The liability of each party under this Agreement is limited to EUR 57,600 in a calendar year. The limit does not apply to damage caused by intent or by gross negligence.',
        '7.2 Neither party is liable for a failure to perform that is caused by an event of force majeure, for as long as the event lasts. The party affected shall tell the other party without delay.',
        '7.3 The amounts due under section 7.1 are reduced by what an insurer has paid for the same damage.',
      ],
    },
    {
      heading: '8. Final provisions',
      paragraphs: [
        '8.1 This Agreement is governed by the laws of the Czech Republic. Disputes are decided by the courts of the Czech Republic at the registered office of the Client.',
        '8.2 This Agreement may be amended only in writing, by an amendment that both parties have signed.',
        '8.3 If a provision of this Agreement is or becomes invalid, the other provisions remain in force.',
        '8.4 This Agreement is made in two counterparts, one for each party. It is the entire agreement between the parties on its subject.',
      ],
    },
  ],
  signatures: [
    [
      'For the Client',
      'Signature: ______________________',
      'Name: Jana Koubkova',
      'Date: ______________________',
    ],
    [
      'For the Provider',
      'Signature: ______________________',
      'Name: Petr Ferrow',
      'Date: ______________________',
    ],
  ],
  annex: {
    heading: 'Annex 1: Description of the Services',
    paragraphs: [
      'A. Monitoring. The Provider checks on every working day that the database answers, that its backups are complete and that at least one fifth of its storage is free, and keeps a record of the checks.',
      'B. Maintenance. The Provider installs security updates within five working days of their release. Work that interrupts the database is done between 20:00 and 24:00 and is announced two working days before.',
      'C. Restoring. After a failure the Provider restores the database from the last complete backup and reports to the Client in writing what failed and what was lost.',
      'D. Reports. By the fifth day of each month the Provider sends the Client a report on the month before: failures, their causes, the time until they were remedied, and work that is planned.',
    ],
  },
}

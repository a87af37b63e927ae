/** An invented consumer loan draft with the kind of mistakes a contract reviewer finds. */
import type { Paper } from '../paper.ts'

export const consumerLoan: Paper = {
  name: 'Consumer Loan Agreement, draft 7',
  title: 'CONSUMER LOAN AGREEMENT',
  reference: 'Consumer loan, draft 7',
  made: '2026-02-16T09:00:00Z',
  look: 'contract',
  opening: [
    'This Consumer Loan Agreement (the "Agreement") is made between Brenwick Finance a.s., with its registered office at Lipova 41, 602 00 Brno (the "Lender"), and the person who signs it as the borrower (the "Borrower").',
  ],
  clauses: [
    {
      heading: '1. Loan',
      paragraphs: [
        '1.1 The Lender lends the Borrower CZK 180,000. The Borrower may use the loan for any purpose.',
        '1.2 The Lender pays the loan to the account of the Borrower within three working days of the signing of this Agreement.',
        '1.3 The Borrower repays the loan in 48 monthly instalments of CZK 4,386. Each instalment is due on the 15th day of the month.',
        '1.4 The total amount to be paid by the Borrower is CZK 211,178.',
      ],
    },
    {
      heading: '2. Interest',
      paragraphs: [
        '2.1 The interest rate is 7.9 % a year. The annual percentage rate of charge is 8.4 % and takes the fee under section 3.1 into account.',
        '2.2 The Lender may change the interest rate if the reference rate of the Czech National Bank changes. The notice of a change in the interest rate is sent in writing fifteen (15) days before the change takes effect.',
      ],
    },
    {
      heading: '3. Fees',
      paragraphs: [
        '3.1 The fee for arranging the loan is CZK 650. It is due on the day on which the loan is paid out.',
        '3.2 The Lender may change the fees under this Agreement at its sole discretion.',
      ],
    },
    {
      heading: '4. Early repayment',
      paragraphs: [
        '4.1 The Borrower may repay the loan early at any time, in whole or in part.',
        '4.2 The fee for early repayment is 1 % of the amount repaid, or 0.5 % of it where the loan has less than one year to run.',
        '4.3 No fee is charged where the loan is repaid from an insurance that secures it.',
      ],
    },
    {
      heading: '5. Late payment',
      paragraphs: [
        '5.1 If the Borrower is late with an instalment, the Lender may charge interest at the statutory rate on the amount that is late.',
        '5.2 The Lender may demand the whole loan if the Borrower is late with two instalments and has not paid them within 30 days of a written request under section 5.4.',
        '5.3 The fee for a written reminder of a late instalment is CZK 500.',
      ],
    },
    {
      heading: '6. Personal data',
      paragraphs: [
        '6.1 The Lender processes the personal data of the Borrower in order to perform this Agreement and to assess whether the Borrower can repay the loan. The information on the processing is handed over together with this Agreement.',
        '6.2 The Borrower shall tell the Lender of a change of adress without delay.',
      ],
    },
    {
      heading: '7. Final provisions',
      paragraphs: [
        '7.1 This Agreement is governed by the laws of the Czech Republic.',
        '7.2 The Borrower may bring a dispute under this Agreement before the Financial Arbitrator of the Czech Republic. The Lender is supervised by the Czech National Bank.',
        '7.3 This Agreement is made in two counterparts, one for each party.',
      ],
    },
  ],
  signatures: [
    [
      'For the Lender',
      'Signature: ______________________',
      'Name: ______________________',
      'Date: ______________________',
    ],
    [
      'Borrower',
      'Signature: ______________________',
      'Name: ______________________',
      'Date: ______________________',
    ],
  ],
}

/** A contract with all 41 kinds of clauses, and one with other text and none of them. */

const clauses: Readonly<Record<string, string>> = {
  'Document Name': 'DISTRIBUTION AND LICENSE AGREEMENT',
  Parties:
    'This Agreement is made by and between Northwind Tools Ltd. ("Supplier") and Harbor Retail Inc. ("Distributor").',
  'Agreement Date': 'This Agreement was entered into on the 4th day of May 2021.',
  'Effective Date': 'The provisions hereof shall take effect on 1 June 2021 (the "Effective Date").',
  'Expiration Date': 'This Agreement shall remain in full force and effect for a period of three (3) years.',
  'Renewal Term': 'Thereafter this Agreement shall automatically renew for successive terms of one (1) year.',
  'Notice Period To Terminate Renewal':
    'No such renewal of the term takes place where either party gives notice of non-renewal at least ninety (90) days before the end of the then current term.',
  'Governing Law':
    'This Agreement shall be governed by and construed in accordance with the laws of the State of Delaware.',
  'Most Favored Nation':
    'Supplier shall grant Distributor prices no less favorable than those granted to any other customer of comparable size.',
  'Competitive Restriction Exception':
    'The foregoing exclusivity shall not apply to sales of discontinued tools to charities.',
  'Non-Compete':
    'During the term Distributor shall not market or sell any products that compete with the Products.',
  Exclusivity: 'Supplier hereby appoints Distributor as its exclusive distributor in the Territory.',
  'No-Solicit Of Customers':
    'Supplier shall not, directly or indirectly, solicit any customers of Distributor.',
  'No-Solicit Of Employees':
    'Neither party shall solicit for employment or hire any employees of the other party.',
  'Non-Disparagement': 'Each party agrees not to disparage the other party or its products.',
  'Termination For Convenience':
    'Either party may terminate this Agreement at any time without cause upon sixty (60) days written notice.',
  'Rofr/Rofo/Rofn': 'Distributor shall have a right of first refusal to purchase the warehouse.',
  'Change Of Control':
    'Supplier may terminate this Agreement upon written notice if there is a change of control of Distributor.',
  'Anti-Assignment':
    'Neither party may assign this Agreement without the prior written consent of the other party.',
  'Revenue/Profit Sharing':
    'Distributor shall pay Supplier ten percent (10%) of the net sales of accessories.',
  'Price Restrictions':
    'Supplier shall not increase its prices by more than three percent in any calendar year.',
  'Minimum Commitment': 'Distributor shall purchase at least five hundred (500) units in each contract year.',
  'Volume Restriction':
    'Distributor may not order in excess of the maximum number of two thousand units per month.',
  'Ip Ownership Assignment':
    'Distributor hereby assigns to Supplier all right, title and interest in any inventions made hereunder.',
  'Joint Ip Ownership':
    'Inventions developed by both parties together shall be jointly owned by the parties.',
  'License Grant': 'Supplier hereby grants to Distributor a license to use the Software and the Trademarks.',
  'Non-Transferable License': 'Such license is non-transferable and may not be sublicensed.',
  'Affiliate License-Licensor':
    'Supplier grants this license also under patents owned or controlled by its affiliates.',
  'Affiliate License-Licensee':
    'The license granted to Distributor and its affiliates includes the right to make backups.',
  'Unlimited/All-You-Can-Eat-License':
    'The license covers an unlimited number of users and copies of the Software.',
  'Irrevocable Or Perpetual License': 'The license to the documentation is perpetual and irrevocable.',
  'Source Code Escrow': 'Supplier shall deposit the source code of the Software with an escrow agent.',
  'Post-Termination Services':
    'Upon termination of this Agreement Supplier shall continue to provide spare parts for one year.',
  'Audit Rights':
    'Supplier shall have the right to audit the books and records of Distributor once in each year.',
  'Uncapped Liability':
    'The limitation set out above shall not apply to liability for gross negligence or breach of confidentiality.',
  'Cap On Liability':
    'The total liability of either party shall not exceed the fees paid in the preceding year.',
  'Liquidated Damages': 'In case of late delivery Supplier shall pay liquidated damages of USD 500 per day.',
  'Warranty Duration': 'Supplier warrants the Products against defects for a period of twelve (12) months.',
  Insurance: 'Distributor shall maintain commercial general liability insurance during the term.',
  'Covenant Not To Sue': 'Distributor shall not contest the validity of the trademarks owned by Supplier.',
  'Third Party Beneficiary':
    'The holding company of Supplier is an intended third party beneficiary of this Agreement.',
}

const [title = '', ...others] = Object.values(clauses)

/** Text of each page. */
export const fullContract: readonly string[] = [
  [title, ...others.slice(0, 20).map((text, at) => `${at + 1}. ${text}`)].join('\n'),
  others
    .slice(20)
    .map((text, at) => `${at + 21}. ${text}`)
    .join('\n'),
]

export const otherDocument: readonly string[] = [
  `Our walk along the river began early in the morning. The water was still and the birds were loud.
We ate bread with cheese under an old bridge, and nobody was in a hurry.
In the afternoon it rained. A farmer let us wait in his barn until the clouds had gone.
He told us stories of the flood that took away half of the village when he was a boy.`,
]

/** An invented market report with mistakes that a consulting firm must find before its client does. */
import type { Paper } from '../paper.ts'

export const marketReport: Paper = {
  name: 'Regional Parcel Delivery',
  title: 'Regional Parcel Delivery',
  reference: 'Ardmoor Advisory for Tolvane Logistics',
  made: '2026-03-12T09:00:00Z',
  look: 'report',
  opening: ['Ardmoor Advisory prepared this market report for Tolvane Logistics in March 2026.'],
  clauses: [
    {
      heading: 'Summary',
      paragraphs: [
        'The market for parcel delivery in the three eastern regions was worth EUR 412 million in 2025. Online shops ask for delivery on the next day and for a late hour of collection. We recommend that Tolvane Logistics open a second hub in Olomouc.',
      ],
    },
    {
      heading: '1. Question and method',
      paragraphs: [
        '1.1 Tolvane Logistics asked us how large the market is, how it develops, and whether a second hub would pay for itself.',
        '1.2 We surveyed online shops in the three regions in February 2026. The survey had 214 respondents.',
        '1.3 Turnover was taken from the annual reports of the five largest carriers for 2025. Prices were taken from the lists that the carriers publish.',
      ],
    },
    {
      heading: '2. Market',
      paragraphs: [
        '2.1 Of the EUR 412 million, EUR 238 million were paid for delivery to homes and EUR 174 million for delivery to shops and parcel boxes.',
        '2.2 We assume a market growth of 7 % a year. The market would then be worth EUR 540 million in 2029.',
        '2.3 The five largest carriers hold 81 % of the market. Tolvane Logistics holds 7 % of it and is the sixth.',
        '2.4 The average price of a parcel fell from EUR 5.90 in 2023 to EUR 5.60 in 2025. Over the same years the cost of a delivery by van rose, because drivers are scarce and the vans are rarely full.',
      ],
    },
    {
      heading: '3. Customers',
      paragraphs: [
        '3.1 Of the online shops that we surveyed, 62 % work with more than one carrier. The commonest reason is that no carrier serves all three regions on the next day. Of those that work with one carrier alone, half have looked for another in the last year.',
        '3.2 Online shops choose a carrier by the the hour until which it collects parcels, and by price only after that.',
        '3.3 The twenty (30) largest customers of Tolvane Logistics bring more than half of its turnover.',
      ],
    },
    {
      heading: '4. Recommendations',
      paragraphs: [
        '4.1 Open a second hub in Olomouc by 30 April 2027. Responsible: head of operations. The hub will save EUR 1.9 million a year in transport between depots.',
        '4.2 Building and equipping the hub costs EUR 5.7 million. The payback period is three years.',
        '4.3 Collect parcels from the largest customers until 20:00. Responsible: head of sales. The later hour needs two more drivers in each depot.',
        '4.4 Decide on the hub by 30 September 2026, before the lease of the hall in Brno has to be renewed. Responsible: board of directors.',
      ],
    },
  ],
  annex: {
    heading: 'Annex A: Parcels delivered',
    paragraphs: [
      'Tolvane Freight delivered 5.1 million parcels in 2025, about two thirds of them to homes.',
      'Returned parcels are counted. Parcels that were handed to another carrier are not.',
    ],
  },
}

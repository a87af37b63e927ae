/** An invented quality procedure with the kind of mistakes an auditor finds. */
import type { Paper } from '../paper.ts'

export const calibration: Paper = {
  name: 'QP-014 Calibration of Measuring Equipment',
  title: 'Calibration of Measuring Equipment',
  reference: 'Halden Instruments a.s., QP-014',
  made: '2026-01-20T09:00:00Z',
  look: 'report',
  opening: ['Document number: QP-014', 'Version: 4', 'Owner: quality manager'],
  clauses: [
    {
      heading: '1. Purpose and scope',
      paragraphs: [
        '1.1 This procedure says how measuring equipment is calibrated, labelled and taken out of use.',
        '1.2 To calibrate is to compare the readings of the equipment with a reference standard. To adjust is to change the equipment until its readings are right.',
        '1.3 The procedure applies to all equipment whose readings decide whether a product is released: calipers, micrometers, gauges, scales and thermometers. It does not apply to instruments that only show whether a machine is running.',
      ],
    },
    {
      heading: '2. Responsibilities',
      paragraphs: [
        '2.1 The calibration technician keeps the list of equipment, calibrates it and labels it.',
        '2.2 The shift leader takes equipment out of use when its label is missing or its date has passed.',
        '2.3 The quality manager decides what happens to products that were measured with faulty equipment.',
      ],
    },
    {
      heading: '3. Calibration',
      paragraphs: [
        '3.1 The calibration interval is 12 months for all equipment. It begins on the day of the last calibration.',
        '3.2 The uncertainty of the calibration is at most 25 % of the tolerance that the equipment is used to check.',
        '3.3 Reference standards are calibrated by an accredited laboratory and kept under the conditions of section 3.6.',
        '3.4 The temperature of the calibration room is 20 °C. Equipment stays in the room overnight before it is calibrated.',
        '3.5 After calibration the technician puts a label on the equipement with its number and the date on which the next calibration is due.',
      ],
    },
    {
      heading: '4. Deviations',
      paragraphs: [
        '4.1 Equipment that is outside its tolerance is taken out of use at once and entered in the list of faulty equipment.',
        '4.2 The technician reports the deviation to the quality manager within 24 hours.',
        '4.3 Products that were measured with the equipment since its last calibration are measured again as appropriate.',
      ],
    },
    {
      heading: '5. Records',
      paragraphs: [
        '5.1 Records of calibration are kept in the file of the equipment for three years.',
        '5.2 The technician regularly compares the list of equipment with what is in the workshops.',
        '5.3 The record of a calibration states the equipment, the reference standard, the readings before and after adjustment, and the name of the technician.',
      ],
    },
  ],
}

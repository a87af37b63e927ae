/** Documents for the emulated model's tests, built from plain text, one string per page. */
import { buildDocument, type Doc } from '../../local/model/document/document.ts'

export function documentOf(...pages: readonly string[]): Doc {
  return buildDocument(pages.map((text, index) => ({ number: index + 1, text })))
}

export const englishPages: readonly string[] = [
  `SUPPLY AGREEMENT
This Supply Agreement (the “Agreement”) is made on 15 March 2024 between Acme Widgets Ltd. (the “Supplier”)
and Borealis Foods GmbH (the “Buyer”).
1. Definitions
“Products” means the widgets listed in Annex A. “Delivery Date” means the date named in an order.
“Ghost Term” means something that nobody needs.
2. Delivery
2.1 The Supplier shall deliver the Products within 14 days of each order to the Buyer's warehouse in Bremen.
2.2 The Supplier shall train the Buyer's operators in the safe use of the machines.
Page 1 of 3`,
  `3. Prices and Payment
3.1 The price of each Product is EUR 12.50. The annual order value shall be at least EUR 250,000.
3.2 Invoices are payable within forty-five (45) days of receipt. Late payment bears interest of 8 % per year.
4. Confidentiality
4.1 Each party shall keep the other party's information confidential for five (5) years after the end of
this Agreement.
5. Limitation of Liability
Neither party's total liability under this Agreement shall exceed USD 2 million. Nothing limits liability for
wilful misconduct.
Page 2 of 3`,
  `6. Term and Termination
6.1 This Agreement runs for an initial term of twenty-four (24) months. It renews automatically for further
terms of one year unless either party gives ninety (90) days' notice.
6.2 The Supplier shall not subcontract any part of the work.
7. Governing Law
This Agreement is governed by the laws of the State of New York.
Signed by the parties:
By: ____________________ By: ____________________
Name: Name:
Date: ____________________
Contact: orders@acme.example, phone +44 20 7946 0958
Page 3 of 3`,
]

export const czechPages: readonly string[] = [
  `SMLOUVA O DÍLO
uzavřená dne 3. května 2023 mezi společností Stavby Novák s.r.o., IČO: 12345678 (dále jen „Zhotovitel“)
a panem Petrem Dvořákem (dále jen „Objednatel“).
1. Předmět smlouvy
1.1 Předmětem této smlouvy je oprava střechy rodinného domu v Brně.
2. Cena a platební podmínky
2.1 Cena díla činí 480 000 Kč. Faktura je splatná do 30 dnů ode dne doručení.
2.2 Za prodlení s úhradou zaplatí Objednatel smluvní pokutu ve výši 0,05 % z dlužné částky za každý den.
1`,
  `3. Záruka
3.1 Zhotovitel poskytuje záruku v délce 60 měsíců od předání díla.
4. Mlčenlivost
4.1 Smluvní strany jsou povinny zachovávat mlčenlivost o všech důvěrných informacích.
5. Závěrečná ustanovení
5.1 Tato smlouva se řídí právním řádem České republiky. Smlouvu lze vypovědět s výpovědní dobou 3 měsíce.
V Brně dne ............
Podpis: ...................... Podpis: ......................
2`,
]

export const germanPages: readonly string[] = [
  `DIENSTLEISTUNGSVERTRAG
zwischen der Muster GmbH, Hamburg (nachfolgend „Auftragnehmer“) und der Beispiel AG, Berlin
(nachfolgend „Auftraggeber“), geschlossen am 1. Februar 2024.
§ 1 Vertragsgegenstand
Der Auftragnehmer erbringt für den Auftraggeber Beratungsleistungen im Bereich der Datensicherheit.
§ 2 Vergütung
Die Vergütung beträgt 95,00 EUR je Stunde. Rechnungen sind innerhalb von 14 Tagen zahlbar.
Seite 1`,
  `§ 3 Laufzeit und Kündigung
Der Vertrag hat eine Laufzeit von 24 Monaten. Er kann mit einer Frist von drei Monaten gekündigt werden.
§ 4 Geheimhaltung
Die Parteien sind verpflichtet, vertrauliche Informationen geheim zu halten.
§ 5 Haftung
Die Haftung ist auf 100.000 EUR begrenzt.
§ 6 Schlussbestimmungen
Es gilt deutsches Recht. Gerichtsstand ist Hamburg.
Ort, Datum: ____________ Unterschrift: ____________
Seite 2`,
]

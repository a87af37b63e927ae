/** Things that many documents state in a recognisable form: how rules call them, and how they are written. */

export interface Field {
  /** In the notation of `patterns/terms.ts`. */
  readonly names: string
  readonly written: RegExp | 'date' | 'money' | 'percent'
}

/** A word with a digit: "2025-0417", "IA-2025-03". */
const code = '(?=[\\p{L}/-]{0,8}\\d)[\\p{L}\\d/-]{2,30}'

/** A label, then a code, with at most a short word between: "Order reference: PO 77120". */
function labelled(labels: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${labels})[.:]?\\s{0,3}(?:\\p{L}{1,4}\\.?\\s)?${code}`, 'giu')
}

function label(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')
}

export const fields: readonly Field[] = [
  { names: 'year|jahr|rok', written: /(?<![\d.,-])(?:19|20)\d{2}(?![\d.,]\d)/gu },
  {
    names: 'e~mail|contact e~mail|contact e~mail address|e~mail address*|e~mail adresse*|e~mailov* adres*',
    written: /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/gu,
  },
  {
    names:
      'telephone|phone|contact phone|contact telephone|contact number|telephone number*|phone number*|telefonnummer*|telefonní číslo|telefon',
    written:
      /(?<![\p{L}\d.,/+])(?:\+\d{1,3}|\(\d{2,5}\)|0\d{1,4}|\d{3}(?=[\s.-]\d{3}[\s.-]\d{3,4}))(?:[\s./-]{0,2}\d{2,4}){2,4}(?![\d,])/gu,
  },
  {
    names: 'url|website|web site|web address|link|internetadresse|webov* adres*|webov* stránk*',
    written: /(?:https?:\/\/|www\.)[^\s)>\]]{1,200}/giu,
  },
  {
    names:
      'iban|account number|bank account|bank account number|bank details|bank details for payment|payment details|bankverbindung|kontonummer|číslo účtu|bankovní spojení|coordonnées bancaires',
    written:
      /\b[A-Z]{2}\d{2}(?:\s?[\dA-Z]{4}){3,7}(?:\s?[\dA-Z]{1,3})?\b|\b(?:\d{1,6}-)?\d{6,10}\/\d{4}\b|\b(?:account|routing|konto|sort code)\b(?:\s(?:no|number)\b)?[.:]?\s{0,3}\d[\d-]{3,20}/giu,
  },
  {
    names:
      'vat id|vat number|tax number|tax id|tax identification number|ust-id*|ustid*|umsatzsteuer-identifikationsnummer|steuernummer|dič',
    written:
      /\b(?:CZ\d{8,10}|DE\d{9}|GB\d{9}|ATU\d{8})\b|(?<!\p{L})(?:VAT|TAX|TVA|UST|STEUER|EIN|TIN|DIČ)[\p{L}. -]{0,20}:?\s{0,3}(?:[A-Z]{2})?\d[\d-]{5,15}/giu,
  },
  {
    names: 'ič|ičo|company number|company registration number|registration number|handelsregisternummer',
    written:
      /(?<!\p{L})(?:IČO?|company (?:no|number)|regist(?:ered|ration)(?: \p{L}{1,15})?(?: no| number)|HR[AB]|RCS)[\p{L}.:\s]{0,30}\d{4,12}/giu,
  },
  {
    names:
      'order number|purchase order*|purchase order number|po number|order reference|bestellnummer|číslo objednávky',
    written: labelled(
      'purchase order|p\\.?o\\.?|order (?:no|number|ref|reference)|bestell(?:ung|nummer|-nr)|objednávk\\p{L}',
    ),
  },
  {
    names:
      'number|invoice number|report number|document number|contract number|reference number|unique number|serial number|rechnungsnummer|vertragsnummer|číslo faktury|číslo smlouvy',
    written: labelled(
      '(?:invoice |report |document |contract |reference )?(?:no|number)|ref|reference|(?:rechnungs)?nummer|nr|číslo|č',
    ),
  },
  {
    names:
      'date|dates|calendar date|invoice date|issue date|date of issue|date it was issued|datum|rechnungsdatum|datum vystavení',
    written: 'date',
  },
  { names: 'price*|amount*|sum of money|betrag|geldbetrag|preis|cena|cenu|částka|částku', written: 'money' },
  { names: 'percentage*|prozentsatz|procent*', written: 'percent' },
  {
    names:
      'total|total amount*|total price|total due|total amount due|amount due|gesamtbetrag|endbetrag|rechnungsbetrag|celková částka',
    written:
      /(?<!\p{L})(?:total|amount due|balance due|gesamtbetrag|endbetrag|rechnungsbetrag|celkem)(?:\s(?:amount|due|price|sum|payable|net|gross|k úhradě)){0,3}\s?:?\s?(?:[A-Z]{3}|[$€£])?\s?\d[\d.,]{0,15}/giu,
  },
  {
    names: 'author*|autor*|verfasser*|who wrote it',
    written: label(
      'author|prepared by|written by|compiled by|drawn up by|autor(?:in)?|verfasser(?:in)?|erstellt von|verfasst von|protokollführer(?:in)?|zpracoval\\p{L}?|vypracoval\\p{L}?',
    ),
  },
  {
    names: 'approver|person who approved it|freigebende person',
    written: label('approved by|authori[sz]ed by|released by|freigegeben von|genehmigt von|schválil\\p{L}?'),
  },
  {
    names:
      'address|addresses|home address*|postal address*|private address*|registered office|anschrift*|adresse*|adresa|adresu|sídlo',
    written:
      /(?<![\p{L}\d])\d{1,5}[a-z]?,?\s(?:\p{Lu}[\p{L}'’.-]{1,25}\s){1,4}(?:street|st|road|rd|avenue|ave|lane|drive|court|square|way|quay|row|view|place|close|house|hill|boulevard|blvd)(?!\p{L})|\p{L}{2,30}(?:straße|strasse|weg|platz|gasse|allee|ufer|ring|damm)\s\d{1,4}|\p{Lu}[\p{L}.]{1,25}\s\d{1,4}(?:\/\d{1,4})?,\s\d{3}\s?\d{2}\s\p{Lu}|\d{1,4},?\s(?:rue|avenue|boulevard|chemin|place|quai)\s/giu,
  },
  {
    names: 'name|names|full name*|jméno|jména|namen',
    written: label(
      '(?:name|bill to|sold to|invoice to|client|customer|buyer|seller|supplier|applicant|candidate|patient|tenant|landlord|employee|employer|laboratory|kunde|auftraggeber|auftragnehmer|objednatel|zhotovitel|dodavatel|odběratel|mieter|vermieter|prestataire)\\s?:|(?:by and )?between|zwischen|entre|mezi',
    ),
  },
  {
    names: 'date of birth|birth date|birthday|geburtsdatum|datum narození',
    written: label('date of birth|born|d\\.o\\.b|geboren|geburtsdatum|narozen\\p{L}{0,3}'),
  },
  {
    names: 'marital status|familienstand|rodinný stav',
    written: label(
      'marital status|married|divorced|widowed|familienstand|verheiratet|geschieden|rodinný stav|ženatý|vdaná|rozveden\\p{L}',
    ),
  },
  {
    names: 'nationality|citizenship|staatsangehörigkeit|státní příslušnost',
    written: label('nationality|citizenship|staatsangehörigkeit|státní příslušnost|občanství'),
  },
  {
    names: 'version|version number|revision|edition|fassung|verze',
    written:
      /(?<!\p{L})(?:version|revision|rev|edition|fassung|verze|stand)[.:]?\s(?:(?:of|vom|no\.?|ze dne)\s)?\d[\d./-]{0,10}/giu,
  },
  {
    names:
      'attendees|participants|members present|who was present|who attended|anwesende*|teilnehmer*|přítomní',
    written:
      /(?<!\p{L})(?:present|attendees|participants|in attendance|anwesend|teilnehmer(?:innen)?|přítomni|přítomní|účastníci)\s?:/giu,
  },
  {
    names: 'place|venue|location|ort|veranstaltungsort|místo',
    written:
      /(?<!\p{L})(?:place|venue|location|ort|místo|lieu)\s?:|(?<!\p{L})v\s\p{Lu}\p{L}{2,20}\sdne(?!\p{L})|\p{Lu}\p{Ll}{2,20},\sden\s\d/giu,
  },
]
